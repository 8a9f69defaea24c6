import type { Project } from '@playwright/test';
import type { EngineOption, JourneyOptions } from '../e2e/journeys/support/journey-test';
import { testLaunchOptions } from './chromium.mjs';
import { engines, firefox } from './engines.mjs';

/** What starts each engine with its back/forward cache, and in Firefox with less motion. */
const starts = {
  chromium: { launchOptions: { ...testLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
  firefox: {
    channel: 'moz-firefox',
    launchOptions: {
      ...(firefox ? { executablePath: firefox } : {}),
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
  webkit: {},
};

const sizes = ['desktop', 'phone'] as const;

/**
 * What `npm test` takes in each engine: those of the menu and of the account, in Chromium those over services too. In Chromium
 * `order.spec.ts` and its neighbors order in more ways. WebKit's driver did not always see the moment and the photo in time.
 */
const usual = {
  chromium: { testMatch: /journeys\/(account|browse|services)\.journey\.ts$/, grepInvert: [] },
  firefox: { testMatch: /journeys\/(account|browse)\.journey\.ts$/, grepInvert: [] },
  webkit: { testMatch: /journeys\/(account|browse)\.journey\.ts$/, grepInvert: [/moment|photo/] },
};

const all = { testMatch: /journeys\/[^/]+\.journey\.ts$/, grepInvert: [] };

/**
 * The journeys in each engine of this machine, on pages as they are and on translated ones, in both sizes of window:
 * `ALL_JOURNEYS` asks for all of these. Otherwise the usual ones are taken on plain pages of a desktop.
 */
export const journeyProjects: Project<JourneyOptions, EngineOption>[] = engines.flatMap((engineName) =>
  [false, true].flatMap((isTranslated) =>
    sizes
      .filter((size) => process.env.ALL_JOURNEYS || (size === 'desktop' && !isTranslated))
      .map((size) => ({
        name: `${engineName} ${isTranslated ? 'translated' : 'plain'} ${size}`,
        ...(process.env.ALL_JOURNEYS ? all : usual[engineName]),
        // A journey attaches its own picture: Playwright's breaks the policy of the page.
        use: { ...starts[engineName], engineName, isTranslated, size, screenshot: 'off' },
      })),
  ),
);

/** The rules of layout in each engine of this machine: `npm run layout` only. */
export const layoutProjects: Project<JourneyOptions, EngineOption>[] = (process.env.ALL_STATES ? engines : []).map(
  (engineName) => ({
    name: `${engineName} layout`,
    testMatch: /journeys\/layout\.rules\.ts$/,
    use: { ...starts[engineName], engineName, screenshot: 'off' },
  }),
);
