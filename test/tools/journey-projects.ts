import type { Project } from '@playwright/test';
import type { EngineOption, JourneyOptions } from '../e2e/journeys/support/journey-test';
import { testLaunchOptions } from './chromium.mjs';
import { engines, firefox } from './engines.mjs';

/** The options that start each engine with its back/forward cache, and Firefox with less motion. */
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

// A journey attaches its own picture: Playwright's breaks the policy of the page.
const noPicture = { screenshot: 'off' };
const testMatch = /journeys\/[^/]+\.journey\.ts$/;

/**
 * A journey without such a tag is taken without a browser, on the page as it is and translated. In the other engines each
 * commit takes the purchase and five journeys on which engines differ. Chromium takes these on a translated page; on the
 * page as it is, other tests buy there and use two tabs.
 */
function ofEachCommit(engineName: (typeof engines)[number], isTranslated: boolean): RegExp {
  if (engineName !== 'chromium') return /@engine/;
  return isTranslated ? /@drawn|@engine/ : /@drawn/;
}

type JourneyProject = Project<JourneyOptions, EngineOption>;

/** Each project starts its browser once: starting Firefox takes eight seconds of CPU. Other projects run beside it. */
const workers = 1;

const everyProject: JourneyProject[] = engines.flatMap((engineName) =>
  [false, true].flatMap((isTranslated) =>
    sizes
      .filter((size) => process.env.ALL_JOURNEYS || size === 'desktop')
      .map((size) => ({
        name: `${engineName} ${isTranslated ? 'translated' : 'plain'} ${size}`,
        testMatch,
        workers,
        grepInvert: /@reference/,
        ...(process.env.ALL_JOURNEYS ? {} : { grep: ofEachCommit(engineName, isTranslated) }),
        use: { ...starts[engineName], engineName, isTranslated, size, ...noPicture },
      })),
  ),
);

/** The journeys tagged `@mock` are about the demo itself, or open the shop at a second origin, which the backend refuses. */
const againstReference: JourneyProject[] = everyProject.map(({ name, use, ...project }) => ({
  ...project,
  name: `${name} reference`,
  grepInvert: /@mock/,
  use: { ...use, backend: 'reference' },
}));

const sampleOfReference: JourneyProject = {
  name: 'chromium reference',
  testMatch,
  grep: /@reference/,
  use: { ...starts.chromium, engineName: 'chromium', backend: 'reference', size: 'desktop', ...noPicture },
};

/**
 * The journeys in each engine of this machine, on plain and on translated pages, on a desktop; with `ALL_JOURNEYS` all of
 * them, on a phone too.
 * One is taken against the reference backend; with `REFERENCE_BACKEND` all are.
 */
export const journeyProjects: JourneyProject[] = process.env.REFERENCE_BACKEND
  ? againstReference
  : [...everyProject, sampleOfReference];

const firstMinutes: JourneyProject[] = engines.flatMap((engineName) =>
  (['mock', 'home-kitchen'] as const).map((build) => ({
    name: `${engineName} first minutes ${build}`,
    testMatch: /first-minutes\/[^/]+\.journey\.ts$/,
    workers,
    testIgnore: build === 'mock' ? /vegetarian/ : [],
    use: { ...starts[engineName], engineName, build, screenshot: 'off' as const },
  })),
);

/**
 * What a customer meets in the first minutes of the demo: in the shop with the most of them, and in Chromium only where it
 * is drawn; with `ALL_JOURNEYS` everywhere.
 */
export const firstMinutesProjects: JourneyProject[] = process.env.REFERENCE_BACKEND
  ? []
  : process.env.ALL_JOURNEYS
    ? firstMinutes
    : firstMinutes
        .filter(({ name }) => name === 'chromium first minutes home-kitchen')
        .map((project) => ({ ...project, grep: /@drawn/ }));

/** `npm run layout` only. */
export const layoutProjects: Project<JourneyOptions, EngineOption>[] = (process.env.ALL_STATES ? engines : []).map(
  (engineName) => ({
    name: `${engineName} layout`,
    testMatch: /journeys\/layout\.rules\.ts$/,
    use: { ...starts[engineName], engineName, screenshot: 'off' },
  }),
);
