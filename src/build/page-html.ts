import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Rolldown } from 'vite';
import { paths } from '../domain/shared/paths.ts';
import { assetNamed, chunksOf, entryChunk, extractStart, styleSheetsOf } from './preload-chunks.ts';
import { escaped, jsonForHtml, markOfPage, pictureTags, withoutUrl } from './page-head.ts';
import { laterStyles, pageStyles, usedStyles, webFonts } from './page-styles.ts';
import type { Site } from './render-pages';
import { securityPolicy } from './security-policy.ts';

const inline = (name: string) =>
  minifySync(name, readFileSync(join(import.meta.dirname, 'page-scripts', name), 'utf8')).code;
const requestMenu = inline('request-menu.js');
const applyDeviceState = inline('apply-device-state.js');
const selectPage = inline('select-prerendered-page.js');
const replayEarlyInput = inline('replay-early-input.js');
const loadRest = inline('load-rest.js');
const writeClosedNotice = inline('write-closed-notice.js');
const drawDishes = inline('draw-first-dishes.js');

export interface BuiltSite {
  readonly site: Site;
  readonly bundle: Rolldown.OutputBundle;
  /** index.html as Vite leaves it: module scripts, their preloads, and the style sheets of the start. */
  readonly shell: string;
  /** The beginning of each file's URL, such as `/` or `/shop/`. */
  readonly base: string;
  /** URL of the menu service from the build settings: '' is the shop's own origin; undefined if the build requests no menu. */
  readonly menuApi: string | undefined;
}

export interface PageFile {
  readonly fileName: string;
  readonly source: string;
}

/** The HTML file of each public page. The home page's file is also served at every URL without a file. */
export function pageFiles(built: BuiltSite): Promise<readonly PageFile[]> {
  return Promise.all(
    built.site.pages.map(async (page) => ({
      fileName: page.path === paths.home ? 'index.html' : `${page.path.slice(1)}.html`,
      source: await pageHtml(built, page),
    })),
  );
}

/**
 * A page whose first screen is an inert template, shown if the URL is the one it was rendered for. The file holds everything
 * that the first paint needs.
 */
async function pageHtml(
  { site, bundle, shell, base, menuApi }: BuiltSite,
  page: Site['pages'][number],
): Promise<string> {
  const { shop, startupModules, structuredData, closedNow } = site;
  const { sheets: startupSheets, html } = extractStart(shell, base);
  const ofStart = chunksOf(bundle, ['app/main.tsx', ...startupModules]);
  const chunks = new Set([...ofStart, ...chunksOf(bundle, page.modules)]);
  const sheets = [...new Set([...startupSheets, ...styleSheetsOf(bundle, [...chunks])])];
  const { firstWindow, rest } = splitPage(page.html);
  // The demo's strip is at the top of the page, but its styles are not in the first-window sheet. A demo also shows other themes.
  const isDemo = menuApi === undefined;
  const styles = pageStyles(bundle, sheets, isDemo ? undefined : shop.theme);
  const hasLaterStyles = rest.length > 0 && !isDemo;
  const asksForMenu = menuApi !== undefined && page.needsMenu;
  const drawsDishes = asksForMenu && page.path === paths.menu;
  const menuScripts = [...(asksForMenu ? [requestMenu] : []), ...(drawsDishes ? [writeClosedNotice, drawDishes] : [])];
  const scripts = [applyDeviceState, selectPage, replayEarlyInput, loadRest, ...menuScripts];
  const allStyles = `${styles.firstWindow}\n${styles.rest}`;
  const first = hasLaterStyles ? await usedStyles(styles.firstWindow, firstWindow) : allStyles;
  const later = hasLaterStyles ? [laterStyles(allStyles, first)] : [];
  const pageScripts = [...chunks].filter((file) => !ofStart.includes(file));
  const urls = (files: readonly string[]) => files.map((file) => base + file).join(' ');
  const icon = base + assetNamed('icon.svg', bundle);
  const isHome = page.path === paths.home;

  const policy = securityPolicy(scripts, [first, ...later]);
  const path = base + page.path.slice(1);
  const request = asksForMenu
    ? [`<script data-path="${path}" data-api="${escaped(menuApi)}">${requestMenu}</script>`]
    : [];
  const head = [
    // The first element that is added to the head, right after the settings.
    ...(drawsDishes ? request : []),
    // The styles are inline. These links are disabled, and only keep Vite from loading the sheets again with a lazy component.
    ...sheets.map((name) => `<link disabled rel="stylesheet" crossorigin href="${base}${name}">`),
    `<style>${first}</style>`,
    ...(['light', 'dark'] as const).map(
      (look) =>
        `<meta name="theme-color" content="${shop.themeColor[look]}" media="(prefers-color-scheme: ${look})" data-look="${look}">`,
    ),
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escaped(shop.name)}">`,
    `<meta property="og:locale" content="${shop.locale.replace('-', '_')}">`,
    ...pictureTags(site),
    `<script>${applyDeviceState}</script>`,
  ];
  const body = [
    `<template data-path="${path}" data-screen="${page.screen}" data-scripts="${urls(pageScripts)}">${firstWindow}</template>`,
    `<script>${selectPage}</script>`,
    ...(drawsDishes
      ? [
          `<template id="closed-now">${closedNow.notice}</template>`,
          `<script data-time-zone="${shop.timeZone}" data-hours="${escaped(JSON.stringify(closedNow.hours))}">${writeClosedNotice}</script>`,
          `<script data-locale="${shop.locale}" data-currency="${shop.currency}" data-diets="${site.diets.join()}">${drawDishes}</script>`,
        ]
      : []),
    `<script>${replayEarlyInput}</script>`,
    // On the home page the dishes are below the first window.
    ...(drawsDishes ? [] : request),
    ...later.map((sheet) => `<template data-into="head"><style>${sheet}</style></template>`),
    ...rest.map(({ into, part }) => `<template data-into="${into}">${part}</template>`),
    `<script type="application/ld+json">${jsonForHtml(structuredData)}</script>`,
    `<script type="application/json" id="fonts">${jsonForHtml(webFonts(bundle))}</script>`,
    `<template id="entry"><script type="module" crossorigin src="${base}${entryChunk(bundle)}"></script></template>`,
    `<script>${loadRest}</script>`,
  ];
  return html
    .replace(
      '<meta charset="utf-8" />',
      (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    )
    .replace('<html ', `<html data-theme="${shop.theme}" `)
    .replace('<div id="root">', `<div id="root" data-scripts="${urls(ofStart)}">`)
    .replace('<title>Storefront</title>', () => (isHome ? withoutUrl(page.head) : markOfPage(page.head)))
    .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
    .replace('</body>', () => `${body.join('\n    ')}\n  </body>`);
}

interface Rest {
  readonly into: string;
  readonly part: string;
}

/** Splits a page at the element that its screen marks as below the first window. */
function splitPage(html: string): { readonly firstWindow: string; readonly rest: readonly Rest[] } {
  const position = html.indexOf('<div data-below-first-window');
  if (position < 0) return { firstWindow: html, rest: [] };
  const [ofMain = '', behindMain = ''] = html.slice(position).split('</main>');
  return {
    firstWindow: html.slice(0, position),
    rest: [
      { into: '#main', part: ofMain },
      { into: '#root', part: behindMain },
    ],
  };
}
