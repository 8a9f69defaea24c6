import { enableStaticRendering } from 'mobx-react-lite';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { businessData } from '../ui/menu/structured-data';
import { memoryItems } from '../adapters/storage/json-storage';
import { App } from '../ui/app';
import { AppProviders, wireShop } from '../app/app-providers';
import { startupModules } from './chunk-groups';
import { siteFiles } from './site-files';
import type { BrowserGlobals } from '../app/modules/browser.module';
import { loadSample } from '../app/profiles/samples';
import { profileNames } from '../app/profiles/names';
import { validateProfile } from './validate-profile';
import { readSettings } from '../app/settings';
import { tokens } from '../app/tokens';
import { paths } from '../domain/shared/paths';

/** Where most visits start. */
const prerenderedScreens = [
  { path: paths.home, screen: 'home' },
  { path: paths.menu, screen: 'menu' },
] as const;

/** A browser with nothing stored: what only the device knows is read after the first paint. */
function ssrGlobals(): BrowserGlobals {
  const silent = { addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => true };
  return {
    ...silent,
    localStorage: memoryItems(),
    sessionStorage: memoryItems(),
    document: { ...silent, visibilityState: 'visible' },
    location: { origin: '', assign: () => undefined },
    navigator: { onLine: true },
    crypto: globalThis.crypto,
  };
}

/** Run by the build: the shop's profile, and the HTML of its first screens as a guest sees them. */
export async function renderSite() {
  enableStaticRendering(true);
  const settings = readSettings(import.meta.env, {}, profileNames);
  await validateProfile(settings);
  const { container } = await wireShop(settings, ssrGlobals());
  const pages = await Promise.all(
    prerenderedScreens.map(async ({ path, screen }) => {
      const wired = await wireShop(settings, ssrGlobals());
      await wired.components.preloadForHydration(screen);
      const app = (
        <AppProviders shop={wired}>
          <StaticRouter location={path}>
            <App />
          </StaticRouter>
        </AppProviders>
      );
      // Whole pages: React streams the rest with inline scripts, which the Content-Security-Policy forbids.
      const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
      const rendered = await new Response(prelude).text();
      const [head] = leadingHead.exec(rendered) ?? [''];
      return { path, screen, modules: [`app/features/${screen}.feature.ts`], head, html: rendered.slice(head.length) };
    }),
  );
  const shop = container.get(tokens.shop);
  const homeHead = markForHome(pages.find(({ screen }) => screen === 'home')?.head ?? '');
  return {
    shop,
    pages,
    homeHead,
    startupModules: startupModules(settings),
    files: siteFiles(shop),
    /** Ids of the dishes whose pictures the build holds. */
    sampleIds: settings.backend === 'http' ? [] : (await loadSample(settings.profile)).products.map(({ id }) => id),
    structuredData: businessData(shop, shop.siteUrl),
  };
}

/** React writes head elements in front of the page, and moves them into the head once it runs. */
const leadingHead = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** The home page's head elements, marked as its own. Without its URL: every path gets the same index.html. */
function markForHome(head: string): string {
  return head.replace(/<link [^>]*>|<meta property="og:url"[^>]*>/g, '').replaceAll('<meta ', '<meta data-of-home ');
}

export type Site = Awaited<ReturnType<typeof renderSite>>;
