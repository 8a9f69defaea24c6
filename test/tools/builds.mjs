import { resolve } from 'node:path';
import { runChild } from '../../src/tools/commands/child.mjs';

/** @type {import('../e2e/support/strict-page').TestedShop} */
export const secondBatch = {
  name: 'Second Batch',
  items: ['Classic Chocolate Chip', 'Snickerdoodle'],
  pickupStreet: '1420 Elm Street',
};

const firstPort = Number(process.env.E2E_PORT ?? 4173);

/**
 * The builds under browser test. Each is made with these settings and served on a separate port to the matching specs.
 * @type {{ name: string, settings: Record<string, string>, specs: { desktop?: RegExp, phone?: RegExp }, shop: import('../e2e/support/strict-page').TestedShop }[]}
 */
const variants = [
  {
    name: 'mock',
    settings: { VITE_BACKEND: 'mock', VITE_PROFILE: 'cookies' },
    // Each spec runs on one device: on a phone the filters are a sheet. The purchase is made on a phone in the other shop.
    specs: {
      desktop: /test\/e2e\/(?!(menu|order)\.)[^/]+\.spec\.ts$/,
      phone: /test\/e2e\/menu\.spec\.ts$/,
    },
    shop: secondBatch,
  },
  {
    name: 'home-kitchen',
    settings: { VITE_BACKEND: 'mock', VITE_PROFILE: 'home-kitchen' },
    specs: { desktop: /test\/e2e\/(fonts|layout|read-aloud|shots)\.spec\.ts$/, phone: /test\/e2e\/order\.spec\.ts$/ },
    shop: { name: 'Tiffin Lane', items: ['Chicken Biryani', 'Samosa Trio'], pickupStreet: '2204 Greenville Avenue' },
  },
  {
    name: 'http',
    settings: { VITE_BACKEND: 'http', VITE_PROFILE: 'cookies' },
    specs: {
      desktop: process.env.ROAM_SEED
        ? /test\/e2e\/roam\/[^/]+\.spec\.ts$/
        : /test\/e2e\/(http|fuzz|roam)\/[^/]+\.spec\.ts$/,
    },
    shop: secondBatch,
  },
  {
    name: 'fallback',
    settings: { VITE_BACKEND: 'fallback', VITE_PROFILE: 'cookies' },
    // Only in the process: it has the pages and scripts of the http build.
    specs: {},
    shop: secondBatch,
  },
];

/** Walks, broken replies and an evening need no other build; `E2E_BUILDS` names some, such as `mock,http`. */
const isHttpAlone = ['ROAM_SEED', 'FUZZ_CELLS', 'EVENING_ORDERS'].some((name) => process.env[name] !== undefined);
const named = isHttpAlone ? ['http'] : process.env.E2E_BUILDS?.split(',');
const wanted = named ? variants.filter(({ name }) => named.includes(name)) : variants;

export const everyBuild = variants;

export const builds = wanted
  .filter(({ specs }) => Object.keys(specs).length > 0)
  .map((variant, position) => {
    const port = firstPort + position;
    return { ...variant, port, outDir: `.build/${variant.name}-${port}` };
  });

/**
 * Builds with these settings, and these arguments for Vite.
 * @param {string} outDir
 * @param {Record<string, string>} settings
 * @param {string[]} args
 */
export async function buildShop(outDir, settings, args = []) {
  const vite = ['node', 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', outDir, ...args];
  const code = await runChild(vite, {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...settings },
  });
  if (code !== 0) throw new Error(`The build of ${outDir} failed.`);
}
