import type { ShopProfile } from '../../domain/shop/shop-profile';
import { formatHour } from '../../ui/format/format-hours';

type PromisedHours = Pick<ShopProfile, 'hero' | 'orderingNotice' | 'orderingWindow' | 'arrivalWindows'>;

/** Hours are written by hand in these texts. After a change of the rule they would promise what the shop does not do. */
export function checkHoursInTexts(shop: PromisedHours): readonly string[] {
  const windows = [shop.orderingWindow, ...Object.values(shop.arrivalWindows ?? {})];
  const hours = windows.flatMap(({ from, to }) => [formatHour(from), formatHour(to)]);
  const texts = [shop.orderingNotice, ...shop.hero.map(({ text }) => text)];
  return texts.flatMap((text) =>
    [...text.matchAll(/\b\d{1,2}(?::\d\d)? [AP]M\b/g)]
      .filter(([hour]) => !hours.includes(hour))
      .map(([hour]) => `"${text}" names ${hour}, which neither orderingWindow nor arrivalWindows has.`),
  );
}
