import { checkContrast } from './theme-contrast';
import { validateSample } from './validate-sample';
import { checkLegalTexts, checkProfile } from './profile-schema';
import styles from '../../ui/styles/tokens.css?raw';
import { loadLegalTexts, loadProfile } from '../../app/profiles';
import { loadSample } from '../../app/profiles/samples';
import type { SampleData } from '../../adapters/mock/sample-data';
import type { Settings } from '../../app/settings';
import { isFreeFrom } from '../../domain/menu/free-from';
import { categoryNamed, dietaryLabelNamed } from '../../domain/menu/product';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import { hourText } from '../../domain/shared/hour-text';

/** Throws an Error with all mistakes of a profile. Only the build and the dev server import this module. */
export async function validateProfile({ profile, backend }: Settings): Promise<void> {
  const shop = await loadProfile(profile);
  const sample = backend === 'http' ? undefined : await loadSample(profile);
  const sentences = [
    ...checkProfile(shop),
    ...checkHoursInTexts(shop),
    ...checkTheme(shop.theme),
    ...checkLegalTexts(await loadLegalTexts(profile)),
    ...(sample ? [...validateSample(sample), ...checkTraces(shop, sample)] : []),
  ];
  if (sentences.length > 0) throw new Error(`The profile ${profile} is not complete. ${sentences.join(' ')}`);
}

export function checkTraces(
  { crossContact }: Pick<ShopProfile, 'crossContact'>,
  { products = [] }: Partial<Pick<SampleData, 'products'>>,
): readonly string[] {
  if (crossContact !== undefined) return [];
  const claims = products.flatMap(({ category, dietary = [] }) => [
    categoryNamed(category),
    ...dietary.map((name) => dietaryLabelNamed(name)),
  ]);
  const claim = claims.find(isFreeFrom);
  return claim ? [`crossContact is missing: the sample calls an item ${claim.name}.`] : [];
}

function checkTheme(theme: string): readonly string[] {
  const themes = [...new Set([...styles.matchAll(/\[data-theme='(.+?)'\]/g)].flatMap(([, name]) => name ?? []))];
  return themes.includes(theme)
    ? checkContrast(styles, theme)
    : [`theme must be one of ${themes.join(', ')}, which are the blocks of src/ui/styles/tokens.css.`];
}

type PromisedHours = Pick<ShopProfile, 'hero' | 'orderingNotice' | 'orderingWindow' | 'arrivalWindows'>;

/** Hours are written by hand in these texts. After a change of the rule they would promise what the shop does not do. */
export function checkHoursInTexts(shop: PromisedHours): readonly string[] {
  const windows = [shop.orderingWindow, ...Object.values(shop.arrivalWindows ?? {})];
  const hours = windows.flatMap(({ from, to }) => [hourText(from), hourText(to)]);
  const texts = [shop.orderingNotice, ...shop.hero.flatMap(({ text }) => text ?? [])];
  return texts.flatMap((text) =>
    [...text.matchAll(/\b\d{1,2}(?::\d\d)? [AP]M\b/g)]
      .filter(([hour]) => !hours.includes(hour))
      .map(([hour]) => `"${text}" names ${hour}, which neither orderingWindow nor arrivalWindows has.`),
  );
}
