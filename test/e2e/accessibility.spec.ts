import { expectAccessible, expectMoreContrast } from './support/axe';
import { openState } from './journeys/support/open-state';
import { PlaywrightWindow } from './journeys/support/playwright-engine';
import { deviceOptions, statesToCheck } from './support/screen-states';
import { expectTripleA } from './support/triple-a';
import { expect, test } from './support/strict-page';
import { textsHeldByReact, unprotectedTexts } from './support/translator';

for (const { state, variant, title } of statesToCheck) {
  test.describe(title, () => {
    test.use({ ...deviceOptions[variant.device], contextOptions: { reducedMotion: 'reduce' } });

    test('the state is accessible, and can be translated', async ({ page, baseURL, browserName }) => {
      await openState(new PlaywrightWindow(page, baseURL ?? ''), state, variant);
      await expect(page.locator('h1').first()).toBeAttached();
      await expect(page).toHaveTitle(/./);
      expect(await textsHeldByReact(page)).toEqual([]);
      expect(await unprotectedTexts(page)).toEqual([]);
      await expectAccessible(page);
      // Firefox leaves a focused control partly under the menu bar, and Playwright cannot ask it for more contrast.
      if (browserName !== 'chromium') return;
      await expectTripleA(page);
      await expectMoreContrast(page);
    });
  });
}
