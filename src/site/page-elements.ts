import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformWithOxc, type Rolldown } from 'vite';
import { keyPrefix, ownKey } from '../adapters/storage/own-items.ts';
import { paths } from '../domain/shared/paths.ts';
import { escaped, jsonForHtml, shareTags } from './page-head.ts';
import { webFonts, type InlineStyles } from './page-styles.ts';
import { assetNamed, entryChunk } from './preload-chunks.ts';
import type { Site } from './render-pages';

async function inline(name: string): Promise<string> {
  const file = `${name}.ts`;
  const source = readFileSync(join(import.meta.dirname, 'page-scripts', file), 'utf8');
  const { code } = await transformWithOxc(source, file, { target: 'esnext' });
  return minifySync(`${name}.js`, code).code;
}

const requestMenu = await inline('request-menu');
const applyDeviceState = await inline('apply-device-state');
const startPage = (await inline('select-prerendered-page')) + (await inline('replay-early-input'));
const loadRest = await inline('load-rest');
const drawDishes = await inline('draw-first-dishes');
const handOverDishes = await inline('hand-over-dishes');

export interface PageParts {
  readonly site: Site;
  readonly bundle: Rolldown.OutputBundle;
  readonly base: string;
  readonly page: Site['pages'][number];
  readonly path: string;
  readonly menuApi: string | undefined;
  readonly hasSharePicture: boolean;
  readonly sheets: readonly string[];
  readonly styles: InlineStyles;
  readonly scripts: string;
  readonly firstWindow: string;
  readonly rest: readonly { readonly into: string; readonly part: string }[];
}

function drawsDishes({ menuApi, page }: PageParts): boolean {
  return menuApi !== undefined && page.path === paths.menu;
}

export function inlineScripts(parts: PageParts): readonly string[] {
  return [
    applyDeviceState,
    startPage,
    loadRest,
    ...(parts.menuApi === undefined ? [] : [requestMenu]),
    ...(drawsDishes(parts) ? [drawDishes, handOverDishes] : []),
  ];
}

function menuRequest({ menuApi, path }: PageParts): readonly string[] {
  return menuApi === undefined
    ? []
    : [`<script data-path="${path}" data-api="${escaped(menuApi)}">${requestMenu}</script>`];
}

export function headElements(parts: PageParts): readonly string[] {
  const { site, bundle, base, sheets, styles } = parts;
  const { shop } = site;
  const icon = base + assetNamed('icon.svg', bundle);
  return [
    ...(drawsDishes(parts) ? menuRequest(parts) : []),
    // The styles are inline. Disabled links keep Vite from loading the sheets again with a lazy component.
    ...sheets.map((name) => `<link disabled rel="stylesheet" crossorigin href="${base}${name}">`),
    `<style>${styles.first}</style>`,
    ...(['light', 'dark'] as const).map(
      (look) =>
        `<meta name="theme-color" content="${shop.themeColor[look]}" media="(prefers-color-scheme: ${look})" data-look="${look}">`,
    ),
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
    // A demo takes no orders, so search engines must not lead to it.
    ...(site.isDemo ? ['<meta name="robots" content="noindex">'] : []),
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escaped(shop.name)}">`,
    `<meta property="og:locale" content="${shop.locale.replace('-', '_')}">`,
    ...shareTags(site, parts.page, parts.hasSharePicture),
    `<script data-key-prefix="${keyPrefix(base)}">${applyDeviceState}</script>`,
  ];
}

export function bodyElements(parts: PageParts): readonly string[] {
  const { site, bundle, base, page, path, styles, scripts, firstWindow, rest } = parts;
  const { shop, dishes, structuredData } = site;
  const keys = Object.entries(dishes.keys)
    .map(([name, key]) => `data-${name}-key="${ownKey(key, base)}"`)
    .join(' ');
  return [
    `<template data-path="${path}" data-screen="${page.screen}" data-params="${site.decisiveParams.join(' ')}" data-scripts="${scripts}">${firstWindow}</template>`,
    `<script>${startPage}</script>`,
    ...(drawsDishes(parts)
      ? [
          `<script data-locale="${shop.locale}" data-currency="${shop.currency}" data-page-size="${dishes.pageSize}" data-max-quantity="${dishes.maxQuantity}" ${keys}>${drawDishes}</script>`,
          `<script data-adds-key="${ownKey(dishes.keys.adds, base)}">${handOverDishes}</script>`,
        ]
      : []),
    ...(drawsDishes(parts) ? [] : menuRequest(parts)),
    ...styles.later.map((sheet) => `<template data-into="head"><style>${sheet}</style></template>`),
    ...rest.map(({ into, part }) => `<template data-into="${into}">${part}</template>`),
    `<script type="application/ld+json">${jsonForHtml(structuredData)}</script>`,
    `<script type="application/json" id="fonts">${jsonForHtml(webFonts(bundle))}</script>`,
    `<template id="entry"><script type="module" crossorigin src="${base}${entryChunk(bundle)}"></script></template>`,
    `<script>${loadRest}</script>`,
  ];
}
