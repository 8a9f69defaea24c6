import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';
import type { Site } from './render-pages';
import { assetNamed, inlineStyleSheet, chunksOf, extractScripts } from './preload-chunks.ts';
import { appIcons } from './app-icons.ts';
import { icon } from './site-files.ts';
import { securityPolicy } from './security-policy.ts';

const inline = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const applyColorScheme = inline('apply-color-scheme.js');
const selectPage = inline('select-prerendered-page.js');
const replayEarlyInput = inline('replay-early-input.js');
const loadScripts = inline('load-scripts.js');

/** Set while the pages are rendered, so that this plugin does not run inside that build. */
const renderingFlag = 'STOREFRONT_RENDERING';

/**
 * Finishes index.html: the shop's theme and texts, the Content-Security-Policy, styles, fonts, and the first screens of
 * `/` and `/menu` as HTML. All of it goes into the one index.html, so that any static host can serve every path with it.
 */
export function sitePlugin(projectRoot: string): Plugin {
  let site: Site | undefined;
  return {
    name: 'storefront-site',
    apply: (_config, { command }) => command === 'build' && !process.env[renderingFlag],
    async buildStart() {
      site = await renderSite(projectRoot);
    },
    async generateBundle() {
      if (!site) return;
      const icons = await appIcons(site.shop);
      const pictures = samplePictures(projectRoot, site.sampleIds);
      for (const file of [...site.files, ...icons, ...pictures]) this.emitFile({ type: 'asset', ...file });
      // With its hash in the name: a browser asks for the icon again whenever the URL changes.
      this.emitFile({ type: 'asset', name: 'icon.svg', source: icon(site.shop) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!site || !bundle) return html;
        const { shop, pages, homeHead, startupModules } = site;
        const { entry, preloads, html: withoutScripts } = extractScripts(html);
        const page = inlineStyleSheet(withoutScripts, bundle);
        const policy = securityPolicy([applyColorScheme, selectPage, replayEarlyInput, loadScripts], [page.styles]);
        return {
          html: page.html
            .replace(
              '<meta charset="utf-8" />',
              (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
            )
            .replace('<html ', `<html data-theme="${shop.theme}" `)
            .replace('<div id="root">', `<div id="root" data-scripts="${preloads.join(' ')}">`)
            .replace('<title>Storefront</title>', homeHead),
          tags: [
            { tag: 'style', children: page.styles, injectTo: 'head' },
            ...headTags(site, assetNamed('icon.svg', bundle)),
            { tag: 'script', children: applyColorScheme, injectTo: 'head' },
            ...pages.flatMap(({ path, screen, html: content, modules }): HtmlTagDescriptor[] => {
              const scripts = chunksOf(bundle, [...startupModules, ...modules])
                .map((file) => `/${file}`)
                .filter((file) => !preloads.includes(file));
              const attrs = { 'data-path': path, 'data-screen': screen, 'data-scripts': scripts.join(' ') };
              return [
                { tag: 'template', attrs, children: content, injectTo: 'body' },
                { tag: 'script', children: selectPage, injectTo: 'body' },
              ];
            }),
            { tag: 'script', children: replayEarlyInput, injectTo: 'body' },
            { tag: 'template', attrs: { id: 'entry' }, children: entry, injectTo: 'body' },
            { tag: 'script', children: loadScripts, injectTo: 'body' },
          ],
        };
      },
    },
  };
}

/** For crawlers that run no script, and for previews of shared links. */
function headTags({ shop, structuredData }: Site, iconFile: string): HtmlTagDescriptor[] {
  const picture = shop.hero[0]?.picture;
  return [
    ...(['light', 'dark'] as const).map((look) =>
      tag('meta', {
        name: 'theme-color',
        content: shop.themeColor[look],
        media: `(prefers-color-scheme: ${look})`,
        'data-look': look,
      }),
    ),
    tag('link', { rel: 'icon', href: `/${iconFile}`, type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:site_name', content: shop.name }),
    tag('meta', { property: 'og:locale', content: shop.locale.replace('-', '_') }),
    ...(picture
      ? [
          tag('meta', { property: 'og:image', content: new URL(picture.src, shop.siteUrl).href }),
          tag('meta', { property: 'og:image:alt', content: picture.alt }),
        ]
      : []),
    { tag: 'script', attrs: { type: 'application/ld+json' }, children: jsonForHtml(structuredData), injectTo: 'head' },
  ];
}

function samplePictures(projectRoot: string, ids: readonly string[]) {
  const folder = join(projectRoot, 'fixtures/images/products');
  return readdirSync(folder)
    .filter((file) => ids.includes(file.replace(/-\d+\.\w+$/, '')))
    .map((file) => ({ fileName: `products/${file}`, source: readFileSync(join(folder, file)) }));
}

/** JSON in which no text can close its script element. */
function jsonForHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function tag(
  name: string,
  attrs: HtmlTagDescriptor['attrs'],
  injectTo: HtmlTagDescriptor['injectTo'] = 'head',
): HtmlTagDescriptor {
  return { tag: name, attrs: attrs ?? {}, injectTo };
}

/** Renders with the shop's own configuration, in a folder from which packages resolve. */
async function renderSite(projectRoot: string): Promise<Site> {
  const outDir = await mkdtemp(join(projectRoot, 'node_modules/.site-'));
  process.env[renderingFlag] = 'yes';
  try {
    await build({
      configFile: join(projectRoot, 'vite.config.ts'),
      logLevel: 'warn',
      build: { ssr: join(projectRoot, 'src/build/render-pages.tsx'), outDir, copyPublicDir: false, emptyOutDir: true },
    });
    const entry: { renderSite: () => Promise<Site> } = await import(
      pathToFileURL(join(outDir, 'render-pages.js')).href
    );
    return await entry.renderSite();
  } finally {
    delete process.env[renderingFlag];
    await rm(outDir, { recursive: true, force: true });
  }
}
