import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { businessData } from '../ui/menu/structured-data';
import { App } from '../ui/app';
import { ShopProvider } from '../ui/shop-context';
import { AppProviders, wireShop } from '../app/app-providers';
import { shareText } from './share-text';
import { silentBrowser } from '../app/modules/silent-browser';
import { siteFiles } from './site-files';
import { WithoutScripts } from './without-scripts';
import { loadSample } from '../app/profiles/samples';
import { profileNames } from '../app/profiles/names';
import { fromDollars } from '../domain/shared/money';
import { validateProfile } from './validation/validate-profile';
import { readSettings } from '../app/settings';
import { tokens } from '../app/tokens';
import { menuQueryParamNames } from '../domain/menu/menu-query-params';
import { paths } from '../domain/shared/paths';

const publicPages = (profile: string) =>
  [
    {
      path: paths.home,
      screen: 'home',
      needsMenu: true,
      modules: ['ui/home/home-screen.tsx', 'app/modules/menu.module.ts'],
    },
    {
      path: paths.menu,
      screen: 'menu',
      needsMenu: true,
      modules: ['ui/menu/menu-screen.tsx', 'app/modules/menu-list.module.ts'],
    },
    { path: paths.feedback, screen: 'feedback', needsMenu: false, modules: ['ui/info/feedback-screen.tsx'] },
    {
      path: paths.privacy,
      screen: 'privacy',
      needsMenu: false,
      modules: ['ui/info/privacy-screen.tsx', ...legalModules(profile)],
    },
    {
      path: paths.accessibility,
      screen: 'accessibility',
      needsMenu: false,
      modules: ['ui/info/accessibility-screen.tsx', 'ui/info/legal-screen.tsx'],
    },
    { path: paths.terms, screen: 'terms', needsMenu: false, modules: legalModules(profile) },
  ] as const;
const legalModules = (profile: string) => ['ui/info/legal-screen.tsx', `app/profiles/${profile}/legal.ts`];

export async function renderSite() {
  enableStaticRendering(true);
  const settings = readSettings(import.meta.env, {}, profileNames);
  await validateProfile(settings);
  // The build has no browser. The page loses nothing by that: it reads the device only after its first paint.
  const { container } = await wireShop(settings, silentBrowser());
  const shop = container.get(tokens.shop);
  const pages = await Promise.all(
    publicPages(settings.profile).map(async ({ path, screen, ...page }) => {
      // Each page has a separate shop, so that what was read for one page does not show on another.
      const wired = await wireShop(settings, silentBrowser());
      await wired.components.preloadForHydration(screen);
      const app = (
        <AppProviders shop={wired}>
          <StaticRouter location={import.meta.env.BASE_URL + path.slice(1)} basename={import.meta.env.BASE_URL}>
            <App />
          </StaticRouter>
        </AppProviders>
      );
      const rendered = await htmlOf(app);
      const [head] = leadingHead.exec(rendered) ?? [''];
      const withoutScripts = await htmlOf(
        <ShopProvider value={shop}>
          <WithoutScripts isAlone={page.needsMenu} />
        </ShopProvider>,
      );
      return { ...page, path, screen, head, html: rendered.slice(head.length), withoutScripts };
    }),
  );
  const products = settings.backend === 'http' ? [] : (await loadSample(settings.profile)).products;
  return {
    shop,
    pages,
    shareText: shareText(
      shop,
      products.map(({ price }) => fromDollars(price)),
    ),
    /** A URL with one of these shows other dishes than the file. */
    paramsThatChangeThePage: menuQueryParamNames,
    files: siteFiles(shop),
    sampleIds: products.map(({ id }) => id),
    structuredData: businessData(shop),
    isDemo: settings.backend === 'mock',
  };
}

async function htmlOf(app: ReactNode): Promise<string> {
  // Renders at once, because React streams later parts with inline scripts, which the policy forbids.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/** React writes head elements before the page and moves them only in a browser. */
const leadingHead = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

export type Site = Awaited<ReturnType<typeof renderSite>>;
