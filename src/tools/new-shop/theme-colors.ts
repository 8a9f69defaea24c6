import Color from 'colorjs.io';

export type ThemeColors = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** The tone is in OKLCH. It takes the shop's hue unless it has its own. */
type Tone = readonly [lightness: number, chroma: number, hue?: number];

/** OKLCH lightness is perceptual, so these tones keep their contrast in every hue. */
const tones: Readonly<Record<string, readonly [light: Tone, dark: Tone]>> = {
  'c-page': both([0.987, 0.006], [0.17, 0.012]),
  'c-surface': both([1, 0], [0.215, 0.014]),
  'c-sunken': both([0.962, 0.01], [0.13, 0.01]),
  'c-tile': both([0.935, 0.03], [0.28, 0.025]),
  'c-line': both([0.912, 0.015], [0.32, 0.022]),
  'c-control': both([0.57, 0.03], [0.6, 0.03]),
  'c-ink': both([0.22, 0.03], [0.96, 0.01]),
  'c-ink-2': both([0.41, 0.03], [0.84, 0.015]),
  'c-ink-3': both([0.5, 0.03], [0.71, 0.02]),
  'c-accent-soft': both([0.955, 0.035], [0.29, 0.04]),
  'c-on-accent-soft': both([0.37, 0.08], [0.91, 0.06]),
  'c-star': both([0.56, 0.13, 70], [0.85, 0.14, 85]),
  'c-link': both([0.43, 0.11], [0.84, 0.09]),
  'c-focus': both([0.47, 0.19, 262], [0.79, 0.11, 258]),
  'c-deep': both([0.25, 0.045], [0.12, 0.015]),
  'c-on-deep': both([0.97, 0.012], [0.96, 0.01]),
  'c-on-deep-2': both([0.84, 0.03], [0.8, 0.025]),
  'c-skeleton': both([0.935, 0.015], [0.28, 0.02]),
  // These hues are fixed, because the backgrounds show an order's outcome: bad, good, being made, waiting.
  'hero-2': both([0.86, 0.07, 8], [0.31, 0.07, 8]),
  'hero-3': both([0.88, 0.07, 140], [0.31, 0.06, 140]),
  'hero-4': both([0.88, 0.07, 72], [0.32, 0.06, 72]),
  'hero-5': both([0.88, 0.05, 262], [0.3, 0.06, 262]),
};

const groundOfProductPictures = '#efe7da';

export function themeColorsOf(color: string): ThemeColors {
  const own = new Color(color).to('oklch');
  const [lightness = 0, chroma = 0] = own.coords.map((coordinate) => coordinate ?? 0);
  const hue = chroma < 0.01 ? 0 : (own.coords[2] ?? 0);
  const hex = ([l, c, h = hue]: Tone) =>
    new Color('oklch', [l, Math.min(c, h === hue ? chroma : c), h])
      .to('srgb')
      .toGamut()
      .toString({ format: 'hex', collapse: false });
  const pair = (light: Tone, dark: Tone = light) => [hex(light), hex(dark)] as const;

  const button = Math.min(lightness, 0.48);
  const bright = Math.min(Math.max(lightness, 0.8), 0.87);
  const opposite = (hue + 180) % 360;
  return {
    ...Object.fromEntries(Object.entries(tones).map(([name, [light, dark]]) => [name, pair(light, dark)])),
    'c-pic': [groundOfProductPictures, hex([0.32, 0.022])],
    'c-brand': pair([button, chroma], [0.83, 0.12]),
    'c-brand-hover': pair([Math.max(button - 0.07, 0), chroma], [0.89, 0.09]),
    'c-on-brand': pair([0.985, 0.01], [0.2, 0.03]),
    'c-accent': pair([bright, chroma]),
    'c-accent-hover': pair([bright - 0.05, chroma], [bright + 0.05, chroma]),
    'c-on-accent': pair([0.22, 0.03]),
    'c-spark': pair([0.48, 0.17, opposite], [0.78, 0.12, opposite]),
    'c-on-spark': pair([1, 0], [0.2, 0.05, opposite]),
    'hero-1': pair([bright, chroma], [0.31, 0.07]),
    'mark-a': pair([button, chroma], [0.83, 0.12]),
    'mark-b': pair([bright, chroma], [button, chroma]),
  };
}

export function themeBlock(name: string, colors: ThemeColors): string {
  const lines = Object.entries(colors).map(([token, [light, dark]]) => `  --${token}: light-dark(${light}, ${dark});`);
  return `[data-theme='${name}'] {\n${lines.join('\n')}\n}\n`;
}

function both(light: Tone, dark: Tone) {
  return [light, dark] as const;
}
