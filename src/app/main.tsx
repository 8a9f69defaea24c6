import '../ui/styles/first-window.css';
import { configure } from 'mobx';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { nextTask } from '../adapters/browser/next-task';
import { earlyAddsKey } from '../adapters/storage/keys';
import type { ShopProfile } from '../domain/shop/shop-profile';
import { App } from '../ui/app';
import { keepFocus } from '../ui/layout/keep-focus';
import { LoadFailure } from '../ui/load-failure';
import { whenIdle, whenLoaded } from '../ui/when-idle';
import { MenuViewModel } from '../view-models/menu/menu.view-model';
import { BackForwardRestoreViewModel } from '../view-models/shell/back-forward-restore.view-model';
import { ToastsViewModel } from '../view-models/shell/toasts.view-model';
import { AppProviders, wireShop, type WiredShop } from './app-providers';
import { loadDemo } from './load-demo';
import { profileNames } from './profiles/names';
import { parseSettingsBlock, readSettings } from './settings';
import { watchStyles } from './start/lazy-styles';
import { registerServiceWorker } from './start/release';
import { showStartFailure } from './start/start-failure';
import { steadyHistory } from './start/steady-history';
import { onUncaughtError, showUncaughtError } from './start/uncaught-errors';
import { tokens } from './tokens';

/** Starts the page in this order: settings, the demo's moment, container, reports and listeners, and React at the end. */
async function start(root: HTMLElement): Promise<void> {
  if (!import.meta.env.PROD) configure({ enforceActions: 'always' });
  watchStyles(window);
  keepFocus(document);

  const block = parseSettingsBlock(document.getElementById('storefront-config')?.textContent);
  const settings = readSettings(import.meta.env, block, profileNames);
  // oxlint-disable-next-line no-console -- for the owner, who wrote the setting; the shop runs without it
  for (const mistake of settings.ownerMistakes) console.error(mistake);
  if (import.meta.env.DEV) await (await import('../site/validation/validate-profile')).validateProfile(settings);

  const demo = await loadDemo();
  const moment = await demo?.openLinkedMoment(settings.profile, window);
  // The page loads again with the moment's data.
  if (moment?.kind === 'opened') return;

  // Separate tasks let a phone respond to touches between the steps of the start.
  await nextTask();
  const shop = await wireShop(settings, window);
  const { container } = shop;
  await nextTask();
  // This makes the view-models of every page (session, cart, overlays), so that the first render finds them.
  container.get(BackForwardRestoreViewModel);
  await nextTask();

  if (moment?.kind === 'failed') whenShown(() => container.get(ToastsViewModel).show({ text: moment.message }));
  document.documentElement.dataset.theme = container.get(tokens.shop).theme;
  if (settings.closedOn.length > 0) await closeInStructuredData(container.get(tokens.shop));

  const reports = container.get(tokens.reports);
  const reportError = (error: unknown) => reports.report({ kind: 'error', error });
  onUncaughtError(window, reportError, () => {
    const toasts = container.get(ToastsViewModel);
    showUncaughtError(root, toasts, container.get(tokens.storageAvailability));
  });
  // The first report also starts the measuring of the page's speed, so it is sent even if nothing else happens.
  whenLoaded(() => reports.report({ kind: 'step', step: 'shopOpened' }));
  whenShown(() => void applyEarlyAdds(shop));
  if (import.meta.env.PROD && import.meta.env.VITE_BACKEND !== 'mock') whenLoaded(registerServiceWorker);

  const { screen } = root.dataset;
  const canHydrate = screen !== undefined && (await shop.components.preloadForHydration(screen));
  const history = steadyHistory(window);
  // The router starts no transitions, because MobX updates the screen at once and React would discard half a page.
  const app = (
    <StrictMode>
      <AppProviders shop={shop}>
        <HistoryRouter history={history} useTransitions={false} basename={import.meta.env.BASE_URL}>
          <App />
        </HistoryRouter>
      </AppProviders>
    </StrictMode>
  );
  const logError = (error: unknown) => {
    // oxlint-disable-next-line no-console -- React itself logs nothing once it has a listener
    console.error(error);
    // A failed lazy component is reported where it is loaded.
    if (!(error instanceof LoadFailure)) reportError(error);
  };

  // `select-prerendered-page.ts` cancels the event if the page was prerendered for another URL.
  const fitsUrl = document.dispatchEvent(new Event('hydrationstart', { cancelable: true }));
  if (!canHydrate || !fitsUrl) {
    clearHead();
    createRoot(root, { onCaughtError: logError }).render(app);
    return;
  }
  hydrateRoot(root, app, { onCaughtError: logError, onRecoverableError: logError });
}

/** Wait for hydration: changes made earlier would make React render again. */
function whenShown(work: () => void): void {
  document.addEventListener('screenshown', () => whenIdle(work), { once: true });
}

/** A link may lead from the early dishes to a page that reads no menu. If this fails, the next page applies them. */
async function applyEarlyAdds({ container, components }: WiredShop): Promise<void> {
  if (!container.get(tokens.tabStorage).has(earlyAddsKey)) return;
  if (await components.preloadForHydration('menu')) await container.get(MenuViewModel).loadOnce();
}

/** If the update fails, only search engines miss a closed day. */
async function closeInStructuredData(shop: ShopProfile): Promise<void> {
  await import('./start/rewrite-structured-data')
    .then(({ rewriteStructuredData }) => rewriteStructuredData(document, shop))
    .catch(() => undefined);
}

/** React adds the head of every page but the one that the HTML file was made for. */
function clearHead(): void {
  for (const element of document.head.querySelectorAll('title, [data-of-page]')) element.remove();
}

const root = document.getElementById('root');
if (root) start(root).catch((failure: unknown) => showStartFailure(root, failure));
