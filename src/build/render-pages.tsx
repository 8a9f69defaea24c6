import { enableStaticRendering } from 'mobx-react-lite';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { businessData } from '../ui/menu/structured-data';
import { memoryItems } from '../adapters/storage/json-storage';
import { App } from '../ui/app';
import { AppProviders, wireShop } from '../app/app-providers';
import { siteFiles } from './site-files';
import type { BrowserGlobals } from '../app/modules/browser.module';
import { profileNames } from '../app/profiles/names';
import { validateProfile } from './validate-profile';
import { readSettings } from '../app/settings';
import { tokens } from '../app/tokens';
import { paths } from '../domain/shared/paths';

/** The paths whose first screen is written into the HTML, where most visits start, and the parts that they show. */
const firstScreens = [
  { path: paths.home, part: 'home' },
  { path: paths.menu, part: 'menu' },
] as const;

/** Rendering reads nothing of a device: what is known only there comes after the first paint. */
function ssrGlobals(): BrowserGlobals {
  const deaf = { addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => true };
  return {
    ...deaf,
    localStorage: memoryItems(),
    sessionStorage: memoryItems(),
    document: { ...deaf, visibilityState: 'visible' },
    location: { origin: '', assign: () => undefined },
    navigator: { onLine: true },
    crypto: globalThis.crypto,
  };
}

/** Run by the build: the shop's profile, and the HTML of its first screens as a guest meets them. */
export async function renderSite() {
  enableStaticRendering(true);
  const settings = readSettings(import.meta.env, {}, profileNames);
  await validateProfile(settings);
  const { container } = await wireShop(settings, ssrGlobals());
  const pages = await Promise.all(
    firstScreens.map(async ({ path, part }) => {
      const wired = await wireShop(settings, ssrGlobals());
      await wired.components.preloadForHydration(part);
      const app = (
        <AppProviders shop={wired}>
          <StaticRouter location={path}>
            <App />
          </StaticRouter>
        </AppProviders>
      );
      // Whole pages: what React would hold back for later needs a script of its own, which the policy of the page forbids.
      const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
      const rendered = await new Response(prelude).text();
      const [head] = leadingHead.exec(rendered) ?? [''];
      return { path, part, modules: [`features/${part}.feature.ts`], head, html: rendered.slice(head.length) };
    }),
  );
  const shop = container.get(tokens.shop);
  const firstModules = [
    `${settings.profile}/profile.ts`,
    `modules/${settings.backend}.module.ts`,
    `${settings.profile}/sample.ts`,
  ];
  const homeHead = asBuilt(pages.find(({ part }) => part === 'home')?.head ?? '');
  return {
    shop,
    pages,
    homeHead,
    firstModules,
    files: siteFiles(shop),
    structuredData: businessData(shop, shop.siteUrl),
  };
}

/** What belongs in the head, React writes in front of a page, and puts it there itself as soon as it runs. */
const leadingHead = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** What the home page says of the shop, marked. Not its address: every path is answered with the one index.html. */
function asBuilt(head: string): string {
  return head.replace(/<link [^>]*>|<meta property="og:url"[^>]*>/g, '').replaceAll('<meta ', '<meta data-of-home ');
}

export type Site = Awaited<ReturnType<typeof renderSite>>;
