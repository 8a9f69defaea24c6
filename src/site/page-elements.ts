import type { Rolldown } from 'vite';
import { keyPrefix } from '../adapters/storage/own-items.ts';
import { paths } from '../domain/shared/paths.ts';
import type { EarlyShop } from './early-menu/early-shop.ts';
import { inlineScript } from './inline-script.ts';
import { escaped, jsonForHtml, shareTags } from './page-head.ts';
import { webFonts, type InlineStyles } from './page-styles.ts';
import { assetNamed, entryChunk } from './bundle-files.ts';
import type { Site } from './render-pages';

/** The inline scripts of a page. Its policy names their hashes. */
export interface PageScripts {
  readonly applyDeviceState: string;
  readonly selectPage: string;
  readonly replayInput: string;
  readonly loadRest: string;
  readonly requestMenu?: string;
  readonly drawDishes?: string;
}

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
  readonly inline: PageScripts;
  /** The URLs of the scripts that this page needs beside those of the start. */
  readonly preloads: string;
  readonly firstWindow: string;
  readonly rest: readonly { readonly into: string; readonly part: string }[];
}

export async function pageScripts(path: string, menuApi: string | undefined): Promise<PageScripts> {
  return {
    applyDeviceState: await inlineScript('page-scripts/apply-device-state.ts'),
    selectPage: await inlineScript('page-scripts/select-prerendered-page.ts'),
    replayInput: await inlineScript('page-scripts/replay-early-input.ts'),
    loadRest: await inlineScript('page-scripts/load-rest.ts'),
    ...(menuApi === undefined ? {} : { requestMenu: await inlineScript('page-scripts/request-menu.ts') }),
    ...(menuApi === undefined || path !== paths.menu
      ? {}
      : { drawDishes: await inlineScript('early-menu/draw-first-dishes.tsx') }),
  };
}

function menuRequestScript({ menuApi = '', path, inline }: PageParts): string {
  return `<script data-path="${path}" data-api="${escaped(menuApi)}">${inline.requestMenu}</script>`;
}

function firstDishesScript({ site, bundle, base, inline }: PageParts): string {
  const { locale, currency, words, crossContact, pickup, flags } = site.shop;
  const shop: EarlyShop = {
    locale,
    currency,
    words,
    base,
    ...(crossContact === undefined ? {} : { crossContact }),
    ...(pickup ? { pickup } : {}),
    showUnratedStars: flags.showUnratedStars,
    placeholder: base + assetNamed('placeholder.svg', bundle),
  };
  return `<script data-shop="${escaped(JSON.stringify(shop))}">${inline.drawDishes}</script>`;
}

export function headElements(parts: PageParts): readonly string[] {
  const { site, bundle, base, sheets, styles, inline } = parts;
  const { shop } = site;
  const icon = base + assetNamed('icon.svg', bundle);
  return [
    ...(inline.drawDishes ? [menuRequestScript(parts)] : []),
    // The styles are inline. Disabled links keep Vite from loading the sheets, 20 KiB, again with a lazy component.
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
    `<script data-key-prefix="${keyPrefix(base)}">${inline.applyDeviceState}</script>`,
  ];
}

export function bodyElements(parts: PageParts): readonly string[] {
  const { site, bundle, base, page, path, styles, inline, preloads, firstWindow, rest } = parts;
  const { structuredData } = site;
  return [
    `<template data-path="${path}" data-screen="${page.screen}" data-params="${site.paramsThatChangeThePage.join(' ')}" data-scripts="${preloads}">${firstWindow}</template>`,
    `<script>${inline.selectPage}</script>`,
    `<script>${inline.replayInput}</script>`,
    ...(inline.drawDishes ? [firstDishesScript(parts)] : inline.requestMenu ? [menuRequestScript(parts)] : []),
    ...styles.later.map((sheet) => `<template data-into="head"><style>${sheet}</style></template>`),
    ...rest.map(({ into, part }) => `<template data-into="${into}">${part}</template>`),
    `<script type="application/ld+json">${jsonForHtml(structuredData)}</script>`,
    `<script type="application/json" id="fonts">${jsonForHtml(webFonts(bundle))}</script>`,
    `<template id="entry"><script type="module" crossorigin src="${base}${entryChunk(bundle)}"></script></template>`,
    `<script>${inline.loadRest}</script>`,
  ];
}
