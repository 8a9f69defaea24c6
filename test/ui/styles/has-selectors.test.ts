import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** `:has()` on the page itself that styles something inside it. Print styles may use it: paper is laid out once. */
const pageWide = /(?:html|body|:root):has\((?:[^()]|\([^()]*\))*\)\)?\s+[^\s{,][^{]*/g;

/** The demo's sheets are in no shop. */
const styleSheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.startsWith('demo/'),
);

function rulesForScreens(file: string): string {
  const css = readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  return css.replaceAll(/@media print \{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
}

describe('a style sheet', () => {
  it.each(styleSheets)('lets no insertion restyle the whole page: %s', (file) => {
    expect(rulesForScreens(file).match(pageWide) ?? []).toEqual([]);
  });
});
