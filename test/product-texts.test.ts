import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:tsx?|js|html)$/.test(file),
);

it('texts have one straight apostrophe and straight quotation marks', () => {
  // A character class of a regular expression may name curly quotes: it reads what others typed.
  const curly = sources.filter((file) =>
    /[‘’“”]/.test(readFileSync(`src/${file}`, 'utf8').replaceAll(/\[[^\]\n]*\]/g, '')),
  );
  expect(curly).toEqual([]);
});

it('texts write cannot as one word', () => {
  expect(sources.filter((file) => /\bcan not\b/i.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([]);
});
