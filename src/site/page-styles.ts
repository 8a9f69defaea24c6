import { PurgeCSS } from 'purgecss';
import type { Rolldown } from 'vite';
import { assetNamed } from './bundle-files.ts';

const fontFace = /@font-face\s*\{([^}]*url\([^}]*)\}/g;

/**
 * `load-rest.ts` loads these fonts. Inline styles name no font, because a browser would request it with the page's URL,
 * a sign-in code included, as referrer.
 */
export function webFonts(bundle: Rolldown.OutputBundle) {
  const faces = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [...file.source.toString().matchAll(fontFace)] : [],
  );
  if (faces.length === 0) throw new Error('The build has no web font.');
  return faces.map(([, declarations = '']) => {
    const of = (name: string) => new RegExp(`(?:^|;)\\s*${name}:\\s*([^;]+)`).exec(declarations)?.[1] ?? '';
    return { family: of('font-family'), source: of('src'), weight: of('font-weight') };
  });
}

export interface InlineStyles {
  readonly first: string;
  readonly later: readonly string[];
}

export async function inlineStyles(
  bundle: Rolldown.OutputBundle,
  sheets: readonly string[],
  firstWindow: string | undefined,
): Promise<InlineStyles> {
  const styles = pageStyles(bundle, sheets);
  const all = `${styles.firstWindow}\n${styles.rest}`;
  if (firstWindow === undefined) return { first: all, later: [] };
  const first = await usedStyles(styles.firstWindow, firstWindow);
  return { first, later: [laterStyles(all, first)] };
}

/** @public Tested alone, because a build of a whole shop takes long. */
export function pageStyles(bundle: Rolldown.OutputBundle, sheets: readonly string[]) {
  const firstWindowSheet = assetNamed('first-window.css', bundle);
  const stylesOf = (names: readonly string[]) =>
    names.map((name) => sourceOf(bundle, name).replace(fontFace, '')).join('\n');
  return {
    firstWindow: stylesOf([firstWindowSheet]),
    rest: stylesOf(sheets.filter((name) => name !== firstWindowSheet)),
  };
}

/**
 * The first paint of home waits for 12 KiB gz instead of 27. Keeps the layer order, and rules on text direction or `data-`
 * attributes, which scripts set. The full sheet must follow.
 * @public Tested alone, because a build of a whole shop takes long.
 */
export async function usedStyles(styles: string, markup: string): Promise<string> {
  const layers = new Set(
    Array.from(styles.matchAll(/@layer ([^{};]+)[{;]/g), ([, names = '']) => names.split(/,\s*/)).flat(),
  );
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body><div id="root">${markup}</div></body></html>`, extension: 'html' }],
    css: [{ raw: styles }],
    variables: true,
    safelist: { standard: [':focus-visible'], variables: markup.match(/--[\w-]+/g) ?? [] },
    dynamicAttributes: ['dir', ...(styles.match(/(?<=\[)data-[\w-]+/g) ?? [])],
  });
  if (!used) throw new Error('There are no styles for the first paint.');
  return `@layer ${[...layers].join(',')};${used.css}`;
}

/**
 * Declaring fonts and custom properties twice would lay out the whole page again, which takes 80 ms on the slow phone of
 * `site/README.md`.
 * @public Tested alone, because a build of a whole shop takes long.
 */
export function laterStyles(all: string, first: string): string {
  return all.replace(/@(?:font-face|property [^{]+)\s*\{[^{}]*\}/g, (rule) => (first.includes(rule) ? '' : rule));
}

function sourceOf(bundle: Rolldown.OutputBundle, fileName: string): string {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`The build has no style sheet ${fileName}.`);
  return file.source.toString();
}
