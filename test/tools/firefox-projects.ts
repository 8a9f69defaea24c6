import type { Project } from '@playwright/test';
import type { ShopOption } from '../e2e/support/strict-page';
import { builds } from './builds.mjs';
import { firefox } from './engines.mjs';
import { foldersNotInFirefox, notInFirefox } from './not-in-firefox';

/** Playwright cannot switch this Firefox between motion and less of it. */
const moving = /test\/e2e\/(early-input|home|long-words)\.spec\.ts$/;

/** `npm run roam -- --browser firefox` gives a seed. */
const otherFolders = foldersNotInFirefox
  .filter(({ folder }) => folder !== 'roam' || !process.env.ROAM_SEED)
  .map(({ folder }) => new RegExp(`test/e2e/${folder}/`));

const calmGroups = builds.flatMap(({ name, port, specs, shop }) =>
  Object.entries(specs).map(([device, testMatch]) => ({
    name: `${name} ${device}`,
    testMatch,
    testIgnore: [moving, ...otherFolders],
    preferences: { 'ui.prefersReducedMotion': 1 },
    isPhone: device === 'phone',
    shop,
    port,
  })),
);
const groups = calmGroups.flatMap((group) =>
  group.name === 'mock desktop'
    ? [group, { ...group, name: 'mock moving', testMatch: moving, testIgnore: [], preferences: {} }]
    : [group],
);

/** The browser tests in Firefox, in a window of the device's size: `npm run firefox` only. */
export const firefoxProjects: Project<ShopOption>[] = (process.env.ALL_IN_FIREFOX ? groups : []).map(
  ({ name, testMatch, testIgnore, preferences, isPhone, shop, port }) => ({
    name: `firefox tests ${name}`,
    testMatch,
    testIgnore,
    grepInvert: notInFirefox.flatMap(({ titles }) => titles.map((title) => new RegExp(` ${escaped(title)}$`))),
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {
        ...(firefox ? { executablePath: firefox } : {}),
        // A classic scrollbar takes 12 px of a window, Chromium's in these tests none. Escape first closes a list of earlier texts.
        firefoxUserPrefs: { ...preferences, 'ui.useOverlayScrollbars': 1, 'browser.formfill.enable': false },
      },
      viewport: isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
      timezoneId: isPhone ? 'Asia/Tokyo' : 'America/Chicago',
      // Playwright's picture breaks the policy of the page.
      screenshot: 'off',
      shop,
      baseURL: `http://127.0.0.1:${port}`,
    },
  }),
);

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
