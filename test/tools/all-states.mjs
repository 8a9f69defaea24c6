import { spawnSync } from 'node:child_process';
import { writeThumbnailSheets } from './thumbnail-sheets.mjs';
import { writeShotsPage } from './shots-page.mjs';

/**
 * Looks at every state in every variant: `accessibility` checks them; `shots` draws them into .build/shots, on a page that
 * shows them beside the pictures in the folder DESIGN; `layout` checks the rules of layout in each engine; `turns`
 * takes all of what `npm test` takes in turn by commit; `thumbnails` draws the pictures of the gallery, of both shops.
 * Further arguments are passed on: `-g Menu` for some of them.
 */
const [spec = 'accessibility', ...options] = process.argv.slice(2);
const env = { ...process.env, [spec === 'thumbnails' ? 'THUMBNAILS' : 'ALL_STATES']: 'yes' };
/** @type {Record<string, string[]>} */
const others = {
  layout: ['layout.rules.ts'],
  thumbnails: ['shots.spec.ts', '--project', 'desktop', '--project', 'home-kitchen desktop'],
  turns: ['steady.spec.ts', 'scenarios.spec.ts', 'moments.spec.ts'],
};
const tests = others[spec] ?? [`${spec}.spec.ts`, '--project', 'desktop'];
const command = ['test/tools/browser-tests.mjs', ...tests, ...options];
const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
if (spec === 'thumbnails') await writeThumbnailSheets('.build/thumbnails');
if (spec === 'shots') writeShotsPage('.build/shots', process.env.DESIGN);
process.exit(status ?? 1);
