import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineOption, JourneyOptions } from './e2e/journeys/support/journey-test';
import { isMatrix } from './e2e/support/matrix';
import type { ShopOption } from './e2e/support/strict-page';
import { builds } from './tools/builds.mjs';
import { testLaunchOptions } from './tools/chromium.mjs';
import { firefoxProjects } from './tools/firefox-projects';
import { firstMinutesProjects, journeyProjects, layoutProjects } from './tools/journey-projects';

/**
 * The phone is set to a time zone far from the shop's: days and hours must still be the shop's. Motion is drawn on the
 * phone, and on the desktop by the specs that ask for it: drawing it takes a fifth of a journey's CPU.
 */
const devices = {
  desktop: {
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/Chicago',
    contextOptions: { reducedMotion: 'reduce' as const },
  },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, timezoneId: 'Asia/Tokyo' },
};

const kitchen = /test\/e2e\/http\/kitchen\.spec\.ts$/;

export default defineConfig<ShopOption & JourneyOptions, EngineOption>({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only the second time has a bug to find.
  retries: process.env.CI ? 1 : 0,
  // A small machine has two cores: with four workers, browsers take turns at the cost of an eighth of the CPU.
  workers: 3,
  globalTimeout: 60 * 60_000,
  // Long enough for a machine that gets a tenth of its CPU at times; a page that works never waits for it.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['./tools/journeys-summary-reporter.ts'], ['./tools/playwright-summary-reporter.ts']],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // It would take requests from tests that answer them; the tests of a second visit allow it.
    serviceWorkers: 'block',
    // Every permission is denied. The browsers' own answers differ: Chromium asks, its headless shell denies.
    permissions: [],
    screenshot: 'only-on-failure',
    launchOptions: testLaunchOptions(),
  },
  projects: [
    // Tests that run one after the other begin first, so that no core waits for them in the end.
    ...journeyProjects,
    ...firstMinutesProjects,
    // All of its tests have one backend.
    ...builds
      .filter(({ name }) => name === 'http')
      .map(({ port, shop }) => ({
        name: 'kitchen',
        testMatch: kitchen,
        use: { ...devices.desktop, shop, baseURL: `http://127.0.0.1:${port}` },
      })),
    // These run the build themselves, in one folder.
    {
      name: 'builds',
      testMatch: /test\/e2e\/build\/.*\.spec\.ts$/,
      fullyParallel: false,
      use: devices.desktop,
    },
    ...builds.flatMap(({ name, port, specs, shop }) =>
      Object.entries(specs).map(([device, testMatch]) => ({
        name: name === 'mock' ? device : `${name} ${device}`,
        testMatch,
        testIgnore: kitchen,
        // The other workers have other tests meanwhile: starting one and its browser takes as long as two or three tests.
        ...(device === 'phone' || (name === 'home-kitchen' && !isMatrix) ? { workers: 1 } : {}),
        use: { ...(device === 'phone' ? devices.phone : devices.desktop), shop, baseURL: `http://127.0.0.1:${port}` },
      })),
    ),
    ...layoutProjects,
    ...firefoxProjects,
  ],
  webServer: {
    command: 'node test/tools/serve-builds.mjs',
    cwd: join(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${builds[0]?.port}/`,
    reuseExistingServer: false,
  },
});
