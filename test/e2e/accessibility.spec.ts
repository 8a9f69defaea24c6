import type { Page } from '@playwright/test';
import { expectAccessible, expectMoreContrast } from './support/axe';
import { openState } from './journeys/support/open-state';
import { PlaywrightWindow } from './journeys/support/playwright-engine';
import { deviceOptions, pagesToCheck, type Look } from './support/screen-states';
import { expectTripleA } from './support/triple-a';
import { expect, test } from './support/strict-page';
import { textsHeldByReact, unprotectedTexts } from './support/translator';

function putOn(page: Page, look: Look): Promise<void> {
  return page.evaluate(({ theme, appearance }) => {
    Object.assign(document.documentElement.dataset, { theme, mode: appearance });
  }, look);
}

for (const { device, states } of pagesToCheck) {
  test.describe(states.map(({ title }) => title).join(', '), () => {
    test.use({ ...deviceOptions[device], contextOptions: { reducedMotion: 'reduce' } });

    test('each state is accessible, and can be translated', async ({ page, baseURL, browserName }) => {
      const window = new PlaywrightWindow(page, baseURL ?? '');
      for (const { state, looks, title } of states)
        await test.step(title, async () => {
          await openState(window, state, looks[0]);
          await expect(page.locator('h1').first()).toBeAttached();
          await expect(page).toHaveTitle(/./);
          expect(await textsHeldByReact(page)).toEqual([]);
          expect(await unprotectedTexts(page)).toEqual([]);
          // Firefox leaves a focused control partly under the menu bar, and Playwright cannot ask it for more contrast.
          const isChromium = browserName === 'chromium';
          for (const look of looks)
            await test.step(`${look.theme}, ${look.appearance}`, async () => {
              await putOn(page, look);
              await expectAccessible(page);
              if (isChromium) await expectMoreContrast(page);
            });
          // Each control is focused here, which may change what a form shows.
          for (const look of isChromium ? looks : [])
            await test.step(`${look.theme}, ${look.appearance}, level AAA`, async () => {
              await putOn(page, look);
              await expectTripleA(page);
            });
        });
    });
  });
}
