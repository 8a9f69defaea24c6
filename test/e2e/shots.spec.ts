import { statesByFeature } from '../../src/demo/states/demo-states';
import type { ScreenState } from '../../src/demo/states/screen-state';
import { openState } from './journeys/support/open-state';
import { PlaywrightWindow } from './journeys/support/playwright-engine';
import { deviceOptions } from './support/screen-states';
import { test } from './support/strict-page';
import { isMatrix } from './support/matrix';

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

const windows = { wide: [1920, 1280, 768], phone: [390] } as const;

/**
 * Only `npm run shots` draws pictures: nothing in the project says what they should look like. A state is opened in a
 * wide window, which then becomes narrower, and on a phone.
 */
for (const state of isMatrix ? states : [])
  for (const appearance of ['light', 'dark'] as const)
    for (const [window, widths] of Object.entries(windows).filter(([one]) => isShownIn(state, one))) {
      test.describe(`${state.name}, ${appearance}, ${window}`, () => {
        test.use({
          ...deviceOptions[window === 'phone' ? 'phone' : 'desktop'],
          contextOptions: { reducedMotion: 'reduce' },
        });

        test('the state is drawn', async ({ page, baseURL, shop }) => {
          await page.setViewportSize(sizeOf(widths[0]));
          await openState(new PlaywrightWindow(page, baseURL ?? ''), state, { theme: '', appearance });
          for (const width of widths) {
            await page.setViewportSize(sizeOf(width));
            const isDialog = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
            // The cards of the menu may replace those of the page's file.
            await page.waitForLoadState('networkidle');
            await page.evaluate(loadPictures);
            const path = `.build/shots/${state.name} (${shop.name}, ${appearance}, ${width}).png`;
            await page.screenshot({ path, fullPage: !isDialog });
          }
        });
      });
    }

function isShownIn({ device }: ScreenState, window: string): boolean {
  return device === undefined || (device === 'phone') === (window === 'phone');
}

function sizeOf(width: number): { readonly width: number; readonly height: number } {
  return { width, height: { 1920: 1080, 1280: 800, 768: 1024 }[width] ?? 844 };
}

/** Also those below the window, and what is drawn only when it comes near. */
async function loadPictures(): Promise<void> {
  // A screenshot does not wait for pictures that are decoded beside the page.
  for (const picture of document.images) Object.assign(picture, { loading: 'eager', decoding: 'sync' });
  const nextFrame = () => new Promise(requestAnimationFrame);
  for (const top of [document.documentElement.scrollHeight, 0]) {
    scrollTo({ top, behavior: 'instant' });
    await nextFrame();
    await nextFrame();
  }
  const drawn = [...document.images].map(async (picture) => {
    if (!picture.complete)
      await new Promise((resolve) => ['load', 'error'].forEach((end) => picture.addEventListener(end, resolve)));
    await picture.decode().catch(() => undefined);
  });
  // Chromium may leave out a picture behind a dialog.
  await Promise.race([Promise.all(drawn), new Promise((resolve) => setTimeout(resolve, 10_000))]);
  await nextFrame();
}
