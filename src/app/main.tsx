import '../ui/styles/main.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../ui/app';
import { AppProviders, wireShop } from './app-providers';
import { profileNames } from './profiles/names';
import { parseSettingsBlock, readSettings } from './settings';
import { showStartFailure } from './start-failure';
import { tokens } from './tokens';

async function start(root: HTMLElement): Promise<void> {
  const block = parseSettingsBlock(document.getElementById('storefront-config')?.textContent);
  const settings = readSettings(import.meta.env, block, profileNames);
  if (import.meta.env.DEV) await (await import('../build/validate-profile')).validateProfile(settings);
  const shop = await wireShop(settings, window);
  document.documentElement.dataset.theme = shop.container.get(tokens.shop).theme;
  const app = (
    <AppProviders shop={shop}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </AppProviders>
  );
  // The page that the build wrote for this address is taken over as it stands; any other address starts empty.
  const { part } = root.dataset;
  clearHead(part);
  if (part === undefined) {
    createRoot(root).render(app);
    return;
  }
  await shop.components.preloadForHydration(part);
  hydrateRoot(root, app);
}

/** The head as it was built is that of the home page: at any other address React puts the page's own there. */
function clearHead(part: string | undefined): void {
  if (part === 'home') return;
  const others = part === undefined ? 'title, [data-of-home]' : '[data-of-home]';
  for (const element of document.head.querySelectorAll(others)) element.remove();
}

const root = document.getElementById('root');
if (root) start(root).catch((failure: unknown) => showStartFailure(root, failure));
