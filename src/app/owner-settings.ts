import { isDayWithoutTime, parseCalendarDate, type CalendarDate } from '../domain/shared/calendar-date.ts';
import type { ShopProfile } from '../domain/shop/shop-profile';

/** The owner of a shop changes these in its page, without a build. */
export interface OwnerSettings {
  readonly notice: string | undefined;
  readonly closedOn: readonly CalendarDate[];
  /** A sentence for each wrong setting. The shop starts without that setting. */
  readonly ownerMistakes: readonly string[];
}

export const ownerSettingNames: readonly string[] = ['notice', 'closedOn'];

/** The limit is in characters. A longer notice would hide the shop. */
const maxNotice = 300;

export function readOwnerSettings(
  page: Readonly<Record<string, unknown>>,
  mistakes: readonly string[] = [],
): OwnerSettings {
  const ownerMistakes = [...mistakes];
  const report = (mistake: string) => {
    ownerMistakes.push(mistake);
  };
  const notice = readNotice(page.notice, report);
  const closedOn = readClosedDays(page.closedOn, report);
  return { notice, closedOn, ownerMistakes };
}

export function withOwnerSettings(
  shop: ShopProfile,
  { notice, closedOn }: Pick<OwnerSettings, 'notice' | 'closedOn'>,
): ShopProfile {
  const withDays = { ...shop, closedOn: [...(shop.closedOn ?? []), ...closedOn] };
  return notice ? { ...withDays, notice } : withDays;
}

function readNotice(given: unknown, report: (mistake: string) => void): string | undefined {
  if (given === undefined) return undefined;
  if (typeof given !== 'string') {
    report(`notice must be a text, not ${JSON.stringify(given)}.`);
    return undefined;
  }
  const notice = given.trim();
  if (notice.length <= maxNotice) return notice || undefined;
  report(`notice must have at most ${maxNotice} characters, not ${notice.length}.`);
  return undefined;
}

/** One mistake must not open the shop on the other days. */
function readClosedDays(given: unknown, report: (mistake: string) => void): readonly CalendarDate[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) {
    report(`closedOn must be a list of days like ["2026-11-26"], not ${JSON.stringify(given)}.`);
    return [];
  }
  return given.flatMap((written: unknown) => {
    const day = typeof written === 'string' && isDayWithoutTime(written) ? parseCalendarDate(written) : undefined;
    if (day) return [day];
    report(`closedOn must be a list of days like ["2026-11-26"], and ${JSON.stringify(written)} is not one.`);
    return [];
  });
}
