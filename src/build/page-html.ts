import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { paths } from '../domain/shared/paths.ts';
import { assetNamed, chunksOf, extractScripts, extractStyleSheet, styleSheetsOf } from './preload-chunks.ts';
import type { Site } from './render-pages';
import { securityPolicy } from './security-policy.ts';

const inline = (name: string) => readFileSync(join(import.meta.dirname, 'page-scripts', name), 'utf8');
const requestMenu = inline('request-menu.js');
const applyColorScheme = inline('apply-color-scheme.js');
const selectPage = inline('select-prerendered-page.js');
const replayEarlyInput = inline('replay-early-input.js');
const loadScripts = inline('load-scripts.js');
const drawDishes = inline('draw-first-dishes.js');

export interface BuiltSite {
  readonly site: Site;
  readonly bundle: Rolldown.OutputBundle;
  /** index.html as Vite leaves it: one module script, its preloads, and one style sheet. */
  readonly shell: string;
  /** What the URL of each file begins with: `/`, or `/shop/`. */
  readonly base: string;
  /** URL of the menu service as the build was set; '' is the shop's own origin, undefined a build that asks none. */
  readonly menuApi: string | undefined;
}

/** The HTML file of each public page. That of the home page also answers every URL without a file. */
export function pageFiles(built: BuiltSite): readonly { readonly fileName: string; readonly source: string }[] {
  return built.site.pages.map((page) => ({
    fileName: page.path === paths.home ? 'index.html' : `${page.path.slice(1)}.html`,
    source: pageHtml(built, page),
  }));
}

/**
 * A page with its first screen as an inert template, which is shown where the URL is the one it was rendered for, and with
 * everything that the first paint needs in the file.
 */
function pageHtml({ site, bundle, shell, base, menuApi }: BuiltSite, page: Site['pages'][number]): string {
  const { shop, startupModules, structuredData } = site;
  const { entry, preloads, html: withoutScripts } = extractScripts(shell);
  const { sheet, html } = extractStyleSheet(withoutScripts, base);
  const chunks = chunksOf(bundle, [...startupModules, ...page.modules]);
  const sheets = [sheet, ...styleSheetsOf(bundle, chunks).filter((name) => name !== sheet)];
  const styles = sheets.map((name) => sourceOf(bundle, name)).join('\n');
  const asksForMenu = menuApi !== undefined && page.needsMenu;
  const drawsDishes = asksForMenu && page.path === paths.menu;
  const menuScripts = [...(asksForMenu ? [requestMenu] : []), ...(drawsDishes ? [drawDishes] : [])];
  const scripts = [applyColorScheme, selectPage, replayEarlyInput, loadScripts, ...menuScripts];
  const pageScripts = chunks.map((file) => base + file).filter((file) => !preloads.includes(file));
  const icon = base + assetNamed('icon.svg', bundle);
  const isHome = page.path === paths.home;

  const policy = securityPolicy(scripts, [styles]);
  const head = [
    // Disabled, because they are inline: Vite looks for the links before it loads the sheets with a lazy component.
    ...sheets.map((name) => `<link disabled rel="stylesheet" crossorigin href="${base}${name}">`),
    `<style>${styles}</style>`,
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
    `<script type="application/ld+json">${jsonForHtml(structuredData)}</script>`,
    `<script>${applyColorScheme}</script>`,
  ];
  const path = base + page.path.slice(1);
  const body = [
    `<template data-path="${path}" data-screen="${page.screen}" data-scripts="${pageScripts.join(' ')}">${page.html}</template>`,
    `<script>${selectPage}</script>`,
    ...(drawsDishes
      ? [`<script data-locale="${shop.locale}" data-currency="${shop.currency}">${drawDishes}</script>`]
      : []),
    `<script>${replayEarlyInput}</script>`,
    `<template id="entry">${entry}</template>`,
    `<script>${loadScripts}</script>`,
  ];
  // The settings block is the last thing in the head of index.html.
  const request = asksForMenu
    ? `<script data-path="${path}" data-api="${escaped(menuApi)}">${requestMenu}</script>\n    `
    : '';
  return html
    .replace(
      '<meta charset="utf-8" />',
      (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    )
    .replace('<html ', `<html data-theme="${shop.theme}" `)
    .replace('<div id="root">', `<div id="root" data-scripts="${preloads.join(' ')}">`)
    .replace('<title>Storefront</title>', () => (isHome ? withoutUrl(page.head) : markOfPage(page.head)))
    .replace('</head>', () => `${request}${head.join('\n    ')}\n  </head>`)
    .replace('</body>', () => `${body.join('\n    ')}\n  </body>`);
}

function sourceOf(bundle: Rolldown.OutputBundle, fileName: string): string {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`The build has no style sheet ${fileName}.`);
  return file.source.toString();
}

/** For previews of shared links. */
function pictureTags({ shop }: Site): readonly string[] {
  const picture = shop.hero[0]?.picture;
  if (!picture) return [];
  return [
    `<meta property="og:image" content="${escaped(new URL(picture.src, shop.siteUrl).href)}">`,
    `<meta property="og:image:alt" content="${escaped(picture.alt)}">`,
  ];
}

/** The head elements of a page, marked so that another screen at this file's URL can remove them. */
function markOfPage(head: string): string {
  return head.replace(/<(meta|link) /g, '<$1 data-of-page ');
}

/** Without its URL: index.html answers at every URL. */
function withoutUrl(head: string): string {
  return markOfPage(head.replace(/<link [^>]*>|<meta property="og:url"[^>]*>/g, ''));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** JSON in which no text can close its script element. */
function jsonForHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
