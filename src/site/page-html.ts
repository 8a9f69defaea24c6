import type { Rolldown } from 'vite';
import type { Settings } from '../app/settings.ts';
import { paths } from '../domain/shared/paths.ts';
import { bodyElements, headElements, pageScripts, type PageParts } from './page-elements.ts';
import { marked, withoutUrl } from './page-head.ts';
import { inlineStyles } from './page-styles.ts';
import { chunksWithImports, extractStart, startupModules, styleSheetsOf } from './bundle-files.ts';
import type { Site } from './render-pages';
import { replaceOnce } from './replace-once.ts';
import { securityPolicy } from './security-policy.ts';

interface BuiltSite {
  readonly site: Site;
  readonly bundle: Rolldown.OutputBundle;
  /** Vite's index.html: module scripts, preloads and the first style sheets. */
  readonly shell: string;
  readonly base: string;
  readonly settings: Settings;
  readonly hasSharePicture: boolean;
}

export interface PageFile {
  readonly fileName: string;
  readonly source: string;
}

export function pageFiles(built: BuiltSite): Promise<readonly PageFile[]> {
  return Promise.all(
    built.site.pages.map(async (page) => ({
      fileName: page.path === paths.home ? 'index.html' : `${page.path.slice(1)}.html`,
      source: await pageHtml(built, page),
    })),
  );
}

async function pageHtml(
  { site, bundle, shell, base, settings, hasSharePicture }: BuiltSite,
  page: Site['pages'][number],
): Promise<string> {
  const { shop } = site;
  const { sheets: startupSheets, html } = extractStart(shell, base);
  const startChunks = chunksWithImports(bundle, startupModules(settings));
  const chunks = new Set([...startChunks, ...chunksWithImports(bundle, page.modules)]);
  const sheets = [...new Set([...startupSheets, ...styleSheetsOf(bundle, [...chunks])])];
  const { firstWindow, rest } = splitPage(page.html);
  // The first-window sheet lacks the demo's strip.
  const isDemo = settings.backend === 'mock';
  const styles = await inlineStyles(bundle, sheets, rest.length > 0 && !isDemo ? firstWindow : undefined);
  const urls = (files: readonly string[]) => files.map((file) => base + file).join(' ');
  const menuApi = page.needsMenu && !isDemo ? settings.menuApiUrl : undefined;
  const inline = await pageScripts(page.path, menuApi);
  const parts: PageParts = {
    site,
    bundle,
    base,
    page,
    sheets,
    styles,
    firstWindow,
    rest,
    hasSharePicture,
    path: base + page.path.slice(1),
    menuApi,
    inline,
    preloads: urls([...chunks].filter((file) => !startChunks.includes(file))),
  };
  const policy = securityPolicy(Object.values(inline), [styles.first, ...styles.later], settings);
  const charset = '<meta charset="utf-8" />';
  const head = page.path === paths.home ? withoutUrl(page.head) : marked(page.head);
  const replacements: readonly (readonly [marker: string | RegExp, text: string])[] = [
    [charset, `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`],
    [/(?<=<noscript>).*?(?=<\/noscript>)/s, page.withoutScripts + textOf(page)],
    ['<html ', `<html data-theme="${shop.theme}" `],
    ['<div id="root">', `<div id="root" data-scripts="${urls(startChunks)}">`],
    ['<title>Storefront</title>', head],
    ['</head>', `${headElements(parts).join('\n    ')}\n  </head>`],
    ['</body>', `${bodyElements(parts).join('\n    ')}\n  </body>`],
  ];
  return replacements.reduce((made, [marker, text]) => replaceOnce('index.html', made, marker, text), html);
}

/**
 * The dishes of a menu come by script, so `noscript` on such a page says only the shop's hours and contact. Every other
 * page is a text, which stays readable.
 */
function textOf({ html, needsMenu }: Site['pages'][number]): string {
  return needsMenu ? '' : (/<main\b.*<\/main>/s.exec(html)?.[0] ?? '');
}

function splitPage(html: string): Pick<PageParts, 'firstWindow' | 'rest'> {
  const position = html.indexOf('<div data-below-first-window');
  if (position < 0) return { firstWindow: html, rest: [] };
  const [mainPart = '', afterMain = ''] = html.slice(position).split('</main>');
  return {
    firstWindow: html.slice(0, position),
    rest: [
      { into: '#main', part: mainPart },
      { into: '#root', part: afterMain },
    ],
  };
}
