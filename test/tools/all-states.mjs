import { startCommand } from '../../src/tools/commands/command.mjs';
import { browserOptions, runBrowserTests } from './run-browser-tests.mjs';

/** @type {Record<string, { script: string, does: string, tests: string[] }>} */
const looks = {
  accessibility: {
    script: 'axe',
    does: 'Checks every state in every look, light and dark, on a phone, a tablet and a desktop: WCAG by axe.',
    tests: ['accessibility.spec.ts', '--project', 'desktop'],
  },
  layout: {
    script: 'layout',
    does: 'Checks the layout of every state at 390 (447 in WebKit), 768 and 1280 px in every engine of this machine.',
    tests: ['layout.rules.ts'],
  },
  widths: {
    script: 'widths',
    does: 'Takes at every width and on every path what `npm test` takes at one of them, but for the states of `npm run axe`.',
    tests: ['steady.spec.ts', 'early-adds.spec.ts', 'release.spec.ts', 'moments.spec.ts', 'translated.spec.ts'],
  },
  shots: {
    script: 'shots',
    does: 'Draws every state of both shops, light and dark, at 390, 768, 1280 and 1920 px into .build/shots, beside the pictures in the folder that DESIGN names.',
    tests: ['shots.spec.ts', '--project', 'desktop', '--project', 'home-kitchen desktop'],
  },
  thumbnails: {
    script: 'thumbnails',
    does: "Draws the gallery's pictures of both shops again, into their folders.",
    tests: ['shots.spec.ts', '--project', 'desktop', '--project', 'home-kitchen desktop'],
  },
};
const [name = '', ...args] = process.argv.slice(2);
const look = looks[name];
if (!look) throw new Error(`all-states.mjs must be told one of ${Object.keys(looks).join(', ')}.`);

const { script, does, tests } = look;
const command = { name: `npm run ${script}`, does, options: browserOptions };
await startCommand(
  command,
  async () => {
    const code = await runBrowserTests(tests, args, { [name === 'thumbnails' ? 'THUMBNAILS' : 'ALL_STATES']: 'yes' });
    if (name === 'thumbnails') await (await import('./thumbnail-sheets.mjs')).writeThumbnailSheets('.build/thumbnails');
    if (name === 'shots') (await import('./shots-page.mjs')).writeShotsPage('.build/shots', process.env.DESIGN);
    return code;
  },
  args,
);
