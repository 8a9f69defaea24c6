import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkContrast } from '../../../src/site/validation/theme-contrast';
import { themeBlock, themeColorsOf } from '../../../src/tools/new-shop/theme-colors';

const styles = readFileSync('src/ui/styles/tokens.css', 'utf8');
const check = (color: string) => checkContrast(styles + themeBlock('new', themeColorsOf(color)), 'new');

const colorTokens = (block: string) => [...block.matchAll(/--([\w-]+): light-dark\(#/g)].map(([, name]) => name);

describe('a theme made of one color', () => {
  it.each(['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#00ff00', '#ff00ff', '#b3231a'])(
    'is readable in %s',
    (color) => {
      expect(check(color)).toEqual([]);
    },
  );

  it('is readable in any color', () => {
    const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(check(color)).toEqual([]);
      }),
    );
  });

  it('sets every color that the themes of the project set', () => {
    const [, homeKitchen = ''] = styles.split("[data-theme='home-kitchen'] {");
    const block = homeKitchen.slice(0, homeKitchen.indexOf('\n}'));
    const made = Object.keys(themeColorsOf('#b3231a'));
    expect(colorTokens(block).filter((name) => !made.includes(name ?? ''))).toEqual([]);
  });

  it('paints the main button in the color itself where text is readable on it', () => {
    expect(themeColorsOf('#8a1f17')['c-brand']?.[0]).toBe('#8a1f17');
  });
});
