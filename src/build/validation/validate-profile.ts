import { checkHoursInTexts } from './hours-in-texts';
import { checkContrast } from './theme-contrast';
import { validateSample } from './validate-sample';
import { checkLegalTexts, checkProfile } from './profile-schema';
import styles from '../../ui/styles/tokens.css?raw';
import { loadLegalTexts, loadProfile } from '../../app/profiles';
import { loadSample } from '../../app/profiles/samples';
import type { Settings } from '../../app/settings';

/** Throws an Error with all mistakes of a profile. Only the build and the dev server import this module. */
export async function validateProfile({ profile, backend }: Settings): Promise<void> {
  const shop = await loadProfile(profile);
  const sentences = [
    ...checkProfile(shop),
    ...checkHoursInTexts(shop),
    ...checkTheme(shop.theme),
    ...checkLegalTexts(await loadLegalTexts(profile)),
    ...(backend === 'http' ? [] : validateSample(await loadSample(profile))),
  ];
  if (sentences.length > 0) throw new Error(`The profile ${profile} is not complete. ${sentences.join(' ')}`);
}

function checkTheme(theme: string): readonly string[] {
  const themes = [...new Set([...styles.matchAll(/\[data-theme='(.+?)'\]/g)].flatMap(([, name]) => name ?? []))];
  return themes.includes(theme)
    ? checkContrast(styles, theme)
    : [`theme must be one of ${themes.join(', ')}, which are the blocks of src/ui/styles/tokens.css.`];
}
