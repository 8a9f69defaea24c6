import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sides = /(?:^|-)(?:left|right)(?:-|$)/;
const fourSided = ['inset', 'margin', 'padding', 'border-width', 'scroll-margin', 'scroll-padding'];

/** Text may run from right to left. */
function isPhysical(property: string, value: string): boolean {
  // The edges of a device have no other names.
  const ofPage = value.replaceAll(/env\(safe-area-inset-\w+\)/g, '');
  if (sides.test(property) || /\b(?:left|right)\b/.test(ofPage)) return true;
  const parts = partsOf(value);
  if (fourSided.includes(property)) return parts.length === 4 && parts[1] !== parts[3];
  if (property !== 'translate') return false;
  return parts.length > 0 && parts[0] !== '0' && !parts[0]?.includes('var(--flow)');
}

function partsOf(value: string): readonly string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

const styleSheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

function declarationsOf(file: string) {
  const css = readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  return [...css.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({ property, value }));
}

describe('a style sheet', () => {
  it.each(styleSheets)('names start and end, not left and right: %s', (file) => {
    const physical = declarationsOf(file).filter(({ property, value }) => isPhysical(property, value));
    expect(physical.map(({ property, value }) => `${property}: ${value}`)).toEqual([]);
  });
});
