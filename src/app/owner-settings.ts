import { isDayWithoutTime, parseCalendarDate, type CalendarDate } from '../domain/shared/calendar-date.ts';
import type { ShopProfile } from '../domain/shop/shop-profile';

/** The settings that the owner of a shop can change in its page, without a build. */
export interface OwnerSettings {
  /** On top of every page. */
  readonly notice: string | undefined;
  /** Days on which the shop is closed, beside those of its profile. */
  readonly closedOn: readonly CalendarDate[];
}

export const ownerSettingNames: readonly (keyof OwnerSettings)[] = ['notice', 'closedOn'];

/** In characters; a longer notice would hide the shop. */
const maxNotice = 300;

/** Throws an Error that names the wrong setting. */
export function readOwnerSettings(page: Readonly<Record<string, unknown>>): OwnerSettings {
  return { notice: readNotice(page.notice), closedOn: readClosedDays(page.closedOn) };
}

/** The shop with what its owner wrote into the page. */
export function withOwnerSettings(shop: ShopProfile, { notice, closedOn }: OwnerSettings): ShopProfile {
  return { ...shop, closedOn: [...(shop.closedOn ?? []), ...closedOn], ...(notice ? { notice } : {}) };
}

function readNotice(given: unknown): string | undefined {
  if (given === undefined) return undefined;
  if (typeof given !== 'string') throw new Error(`notice must be a text, not ${JSON.stringify(given)}.`);
  const notice = given.trim();
  if (notice.length > maxNotice)
    throw new Error(`notice must have at most ${maxNotice} letters, not ${notice.length}.`);
  return notice || undefined;
}

function readClosedDays(given: unknown): readonly CalendarDate[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) {
    throw new Error(`closedOn must be a list of days like ["2026-11-26"], not ${JSON.stringify(given)}.`);
  }
  return given.map((written: unknown) => {
    const day = typeof written === 'string' && isDayWithoutTime(written) ? parseCalendarDate(written) : undefined;
    if (day) return day;
    throw new Error(`closedOn must be a list of days like ["2026-11-26"], and ${JSON.stringify(written)} is not one.`);
  });
}
