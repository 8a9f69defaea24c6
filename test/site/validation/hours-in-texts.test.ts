import { describe, expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { profile as homeKitchen } from '../../../src/app/profiles/home-kitchen/profile';
import { checkHoursInTexts } from '../../../src/site/validation/validate-profile';

describe('hours in the texts of a profile', () => {
  it.each([profile, homeKitchen])('$name promises the hours of its rules', (shipped) => {
    expect(checkHoursInTexts(shipped)).toEqual([]);
  });

  it('an ordering window that closes earlier is missed by each text that names the old hour', () => {
    const orderingWindow = { from: 16, to: 20 };
    const hero = profile.hero.map((slide) => ({ ...slide, text: 'Order by 9 PM tonight.' })).slice(0, 1);
    const changed = { ...profile, orderingWindow, orderingNotice: 'Order from 4 PM to 9 PM.', hero };
    const named = 'names 9 PM, which neither orderingWindow nor arrivalWindows has.';
    expect(checkHoursInTexts(changed)).toEqual([
      `"Order from 4 PM to 9 PM." ${named}`,
      `"Order by 9 PM tonight." ${named}`,
    ]);
  });

  it('a text may name an hour of arrival', () => {
    const arrival = { ...profile, orderingNotice: 'It arrives between 11 AM and 1 PM.' };
    expect(checkHoursInTexts(arrival)).toEqual([]);
  });
});
