import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const argument = String.raw`\((?:[^()]|\([^()]*\))*\)`;

/** `:has()` on the page itself. */
const ofThePage = new RegExp(String.raw`(?:html|body|:root):has${argument}`, 'g');

/** `:has()` that asks for the place of a child and styles something inside: any change of a child restyles all. */
const ofAPlace = new RegExp(
  String.raw`:has\([^()]*:(?:nth|first|last|only)-(?:[^()]|\([^()]*\))*\)\s+[^\s{,][^{,]*`,
  'g',
);

/** The place of whatever it is: the browser then minds the places of all elements, and an insertion restyles all beside it. */
const ofAnything = new RegExp(String.raw`(?<=^|[\s>+~,(])(?::(?!nth)[\w-]+(?:${argument})?)*:nth-[^\s{,]*`, 'gm');

const styleSheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** Print styles may ask for anything: paper is laid out once. */
function forScreens(css: string): string {
  return css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/@media print \{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
}

function wideRestyles(css: string): readonly string[] {
  return [ofThePage, ofAPlace, ofAnything].flatMap((kind) => forScreens(css).match(kind) ?? []);
}

describe('a style sheet', () => {
  it.each(styleSheets)('lets no insertion restyle the whole page or list: %s', (file) => {
    expect(wideRestyles(readFileSync(`src/${file}`, 'utf8'))).toEqual([]);
  });
});

describe('the rule for selectors that restyle much', () => {
  it.each([
    'body:has(dialog) main { color: red; }',
    ':root:has(.strip) { --height: 1rem; }',
    '.grid:has(> li:nth-child(2n + 1):last-child) > li { color: red; }',
    '.grid > :nth-child(2) { color: red; }',
    '.grid > :first-child:nth-last-child(2) { color: red; }',
  ])('refuses %s', (css) => {
    expect(wideRestyles(css)).not.toEqual([]);
  });

  it.each([
    '@media print { body:has(dialog) > main { color: red; } }',
    '.chip:has(input:checked) { color: red; }',
    '.sub:has(> :only-child) { color: red; }',
    '.cell:first-child:nth-last-child(2n + 1) ~ .cell:nth-child(-n + 4) { color: red; }',
    '.burst i:nth-child(5n + 1) { color: red; }',
  ])('accepts %s', (css) => {
    expect(wideRestyles(css)).toEqual([]);
  });
});
