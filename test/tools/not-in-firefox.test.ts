import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builds } from './builds.mjs';
import { foldersNotInFirefox, notInFirefox } from './not-in-firefox';

const specs = readdirSync('test/e2e', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => `test/e2e/${file}`);
const taken = builds.flatMap((build) => Object.values(build.specs));
const isLeftOut = (file: string) => foldersNotInFirefox.some(({ folder }) => file.startsWith(`test/e2e/${folder}/`));

describe('the browser tests in Firefox', () => {
  it('are all of them, but for the folders that say why not', () => {
    expect(specs.filter((file) => !isLeftOut(file) && !taken.some((wanted) => wanted.test(file)))).toEqual([]);
  });

  it('the titles that name them are titles of browser tests', () => {
    const sources = specs.map((file) => readFileSync(file, 'utf8')).join('\n');
    const titles = notInFirefox.flatMap((entry) => entry.titles);
    // A title with a value in it is written in the source up to that value.
    const isWritten = (title: string) =>
      sources.includes(title) ||
      [...sources.matchAll(/[`'"]([^`'"\n$]{8,})\$\{/g)].some(([, start = '']) => title.startsWith(start));
    expect(titles.filter((title) => !isWritten(title))).toEqual([]);
  });

  it.each(foldersNotInFirefox)('the browser tests in Firefox are without the folder $folder, which exists', (left) => {
    expect(specs.filter((file) => file.startsWith(`test/e2e/${left.folder}/`))).not.toEqual([]);
  });
});
