import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../e2e');

/** Orders, money and the cart: no commit goes without these. */
const ofEveryCommit =
  /(?:^|\/)(?:bundle|checkout|faults|fuzz|history|order|payment|roam|security-policy|storage|tabs)\.spec\.ts$/;
const ofOtherCommands = /^shots\.spec\.ts$/;

/** The files of which each commit's `npm test` takes a fifth: paths below `test/e2e`. */
export const specsInTurn = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts') && !ofEveryCommit.test(file) && !ofOtherCommands.test(file))
  .toSorted();
