import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { paths } from '../domain/shared/paths.ts';
import type { Settings } from '../app/settings.ts';
import { pageFiles, type PageFile } from './page-html.ts';
import type { Site } from './render-pages';
import { warningOfDemo } from './settings-mistakes.ts';
import { appIcons, icon } from './site-files.ts';
import { webManifest } from './web-manifest.ts';

/** `renderSite` runs this same config a second time. The flag keeps that build from starting another. */
const renderingFlag = 'STOREFRONT_RENDERING';

export function sitePlugin(projectRoot: string, settings: Settings): Plugin {
  const { backend, profile } = settings;
  let site: Site | undefined;
  let base: string = paths.home;
  let pages: readonly PageFile[] = [];
  let hasSharePicture = false;
  const profileFolder = (name: string) => join(projectRoot, 'src/app/profiles', profile, name);
  return {
    name: 'storefront-site',
    apply: (_config, { command }) => command === 'build' && !process.env[renderingFlag],
    configResolved(config) {
      base = config.base;
      if (!/^\/(?:.*\/)?$/.test(base)) {
        throw new Error(`--base must begin and end with a slash, like /shop/, not "${base}".`);
      }
    },
    async buildStart() {
      const warning = warningOfDemo(settings);
      if (warning) this.warn(warning);

      site = await renderSite(projectRoot, base);
      const { hostname, origin } = new URL(site.shop.siteUrl);
      if (backend !== 'mock' && hostname.endsWith('.example'))
        this.warn(`Search engines and shared links get ${origin}, which is no shop's: set VITE_SITE_URL.`);

      const icons = await appIcons(site.shop);
      const pictures = samplePictures(projectRoot, site.sampleIds);
      const installed = filesIn(profileFolder('install'), 'install/');
      const manifest = {
        fileName: 'manifest.webmanifest',
        source: webManifest(
          site.shop,
          installed.map(({ fileName }) => fileName),
        ),
      };
      const shared = filesIn(profileFolder('share'), '');
      hasSharePicture = shared.length > 0;
      const fontLicenses = filesIn(join(projectRoot, 'src/ui/fonts'), 'licenses/').filter(({ fileName }) =>
        fileName.endsWith('.txt'),
      );

      const files = [...site.files, manifest, ...icons, ...pictures, ...installed, ...shared, ...fontLicenses];
      for (const file of files) this.emitFile({ type: 'asset', ...file });
      this.emitFile({ type: 'asset', name: 'icon.svg', source: icon(site.shop) });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(shell, { bundle }) {
        if (!site || !bundle) return shell;
        pages = await pageFiles({ site, bundle, shell, base, settings, hasSharePicture });
        return pages.find(({ fileName }) => fileName === 'index.html')?.source ?? shell;
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        for (const file of pages) if (file.fileName !== 'index.html') this.emitFile({ type: 'asset', ...file });
      },
    },
  };
}

function filesIn(folder: string, target: string) {
  return existsSync(folder)
    ? readdirSync(folder).map((file) => ({ fileName: target + file, source: readFileSync(join(folder, file)) }))
    : [];
}

function samplePictures(projectRoot: string, ids: readonly string[]) {
  const folder = join(projectRoot, 'fixtures/images/products');
  return readdirSync(folder)
    .filter((file) => ids.includes(file.replace(/-\d+\.\w+$/, '')))
    .map((file) => ({ fileName: `products/${file}`, source: readFileSync(join(folder, file)) }));
}

/** Packages resolve only below the project, so the folder is in node_modules. */
async function renderSite(projectRoot: string, base: string): Promise<Site> {
  const outDir = await mkdtemp(join(projectRoot, 'node_modules/.site-'));
  process.env[renderingFlag] = 'yes';
  try {
    await build({
      configFile: join(projectRoot, 'vite.config.ts'),
      logLevel: 'warn',
      base,
      build: { ssr: join(projectRoot, 'src/site/render-pages.tsx'), outDir, copyPublicDir: false, emptyOutDir: true },
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
