import Color from 'colorjs.io';

/** WCAG 2.2, 1.4.3. */
const minContrast = 4.5;

const ink = ['c-page', 'c-surface', 'c-sunken'];
const heroes = ['hero-1', 'hero-2', 'hero-3', 'hero-4', 'hero-5'];

/** The texts and the grounds on which a style sheet puts them. */
const textPairs: Readonly<Record<string, readonly string[]>> = {
  'c-ink': [...ink, 'c-tile', 'c-accent-soft', ...heroes],
  'c-ink-2': [...ink, 'c-accent-soft'],
  'c-ink-3': ink,
  'c-brand': ['c-page', 'c-surface'],
  'c-on-brand': ['c-brand', 'c-brand-hover'],
  'c-on-accent': ['c-accent', 'c-accent-hover'],
  'c-on-accent-soft': ['c-accent-soft'],
  'c-spark': ['c-page', 'c-surface'],
  'c-on-spark': ['c-spark'],
  'c-link': ink,
  'c-on-deep': ['c-deep'],
  'c-on-deep-2': ['c-deep'],
  'c-danger': ['c-page', 'c-surface'],
  'c-success': ['c-surface', 'c-sunken'],
};

export function checkContrast(styles: string, theme: string): readonly string[] {
  const colors = new Map([...colorsOf(styles, ':root'), ...colorsOf(styles, `[data-theme='${theme}']`)]);
  const sentences = Object.entries(textPairs).flatMap(([text, grounds]) =>
    grounds.flatMap((ground) =>
      (['light', 'dark'] as const).flatMap((mode) => {
        const [written, under] = [colors.get(text)?.[mode], colors.get(ground)?.[mode]];
        if (!written || !under) return [`The theme ${theme} has no color ${written ? ground : text}.`];
        const contrast = new Color(written).contrast(under, 'WCAG21');
        return contrast >= minContrast
          ? []
          : [`The theme ${theme} has ${text} on ${ground} at ${contrast.toFixed(2)} in ${mode}, below ${minContrast}.`];
      }),
    ),
  );
  return [...new Set(sentences)];
}

function colorsOf(styles: string, selector: string) {
  const blocks = styles.split('}').filter((block) => block.slice(0, block.indexOf('{')).includes(selector));
  return blocks.flatMap((block) =>
    [...block.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
      ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
    ),
  );
}
