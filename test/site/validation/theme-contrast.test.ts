import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkContrast } from '../../../src/site/validation/theme-contrast';

const styles = readFileSync('src/ui/styles/tokens.css', 'utf8');

describe('the contrast of a theme', () => {
  it.each(['cookies', 'home-kitchen'])('the contrast of a theme is enough in %s', (theme) => {
    expect(checkContrast(styles, theme)).toEqual([]);
  });

  it('names the text that is hard to read, its background and the mode', () => {
    const pale = `${styles}[data-theme='pale'] { --c-link: light-dark(#aaaaaa, #ffffff); }`;
    expect(checkContrast(pale, 'pale')[0]).toBe('The theme pale has c-link on c-page at 2.25 in light, below 4.5.');
    const gloomy = `${styles}[data-theme='gloomy'] { --c-link: light-dark(#000000, #333333); }`;
    expect(checkContrast(gloomy, 'gloomy')[0]).toMatch(/^The theme gloomy has c-link on c-page at .* in dark, below/);
  });

  it('names a color that is missing', () => {
    expect(checkContrast(styles.replaceAll('--c-deep:', '--c-depth:'), 'cookies')).toEqual([
      'The theme cookies has no color c-deep.',
    ]);
  });
});
