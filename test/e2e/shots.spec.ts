import { statesByFeature } from '../../src/demo/states/demo-states';
import { openState } from './journeys/support/open-state';
import { PlaywrightWindow } from './journeys/support/playwright-engine';
import { deviceOptions, statesToCheck } from './support/screen-states';
import { test } from './support/strict-page';

const states = statesByFeature.flatMap((feature) => feature.states);

/** The gallery's pictures: each state in the shop's own look, on the device that has it. */
for (const state of process.env.THUMBNAILS ? states : []) {
  const { name, device = 'desktop' } = state;
  test.describe(name, () => {
    test.use({ ...deviceOptions[device], contextOptions: { reducedMotion: 'reduce' } });
    // As wide as a picture of 4:3 is.
    if (device === 'desktop') test.use({ viewport: { width: 1066, height: 800 } });

    test('the state is drawn for the gallery', async ({ page, baseURL, shop }) => {
      await openState(new PlaywrightWindow(page, baseURL ?? ''), state);
      await page.screenshot({ path: `.build/thumbnails/${shop.name}/${name}.png` });
    });
  });
}

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
