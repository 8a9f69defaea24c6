import type { Queries } from '../database/database';
import type { ShopTexts } from '../shop-texts';

/** When the kitchen takes orders again: `open end` if the pause has no end, undefined if there is no pause. */
export async function pausedUntil({ query }: Queries): Promise<Date | 'open end' | undefined> {
  const [pause] = await query<{ until: Date; isEndless: boolean }>(
    `select case when isfinite(until) then until end as until, not isfinite(until) as "isEndless"
     from pauses where until > now()`,
  );
  if (!pause) return undefined;
  return pause.isEndless ? 'open end' : pause.until;
}

const halfDay = 12 * 60 * 60_000;

/** A time alone would not say on which day a pause of more than twelve hours ends. */
export function pauseEnd(until: Date, texts: ShopTexts): string {
  return until.getTime() - Date.now() > halfDay ? texts.dayAndTime(until) : texts.time(until);
}

/** The sentence that customers read instead of the menu. It is undefined while orders are taken. */
export async function pauseText(queries: Queries, texts: ShopTexts): Promise<string | undefined> {
  const until = await pausedUntil(queries);
  if (until === undefined) return undefined;
  return until === 'open end'
    ? 'The kitchen takes no orders right now. Please try again later.'
    : `The kitchen has its hands full and takes orders again at ${pauseEnd(until, texts)}.`;
}
