import { openState } from './journeys/support/open-state';
import { PlaywrightWindow } from './journeys/support/playwright-engine';
import { deviceOptions, statesToCheck } from './support/screen-states';
import { test } from './support/strict-page';

/** Only `npm run shots` draws pictures: nothing in the project says what they should look like. */
for (const { state, variant, title } of process.env.ALL_STATES ? statesToCheck : []) {
  test.describe(title, () => {
    test.use({ ...deviceOptions[variant.device], contextOptions: { reducedMotion: 'reduce' } });

    test('the state is drawn', async ({ page, baseURL }) => {
      await openState(new PlaywrightWindow(page, baseURL ?? ''), state, variant);
      await page.screenshot({ path: `.build/shots/${title}.png` });
    });
  });
}
