import { Container, type ContainerModule } from 'inversify';
import { browserModule, type BrowserGlobals } from './modules/browser.module';
import { shellModule } from './modules/shell.module';
import { loadDemo } from './load-demo';
import { withOwnerSettings } from './owner-settings';
import { loadProfile } from './profiles';
import { bindReports } from './reports-gate';
import type { Settings } from './settings';
import { tokens } from './tokens';

export async function makeContainer(settings: Settings, globals: BrowserGlobals): Promise<Container> {
  const [shop, backend] = await Promise.all([loadProfile(settings.profile), loadBackend(settings)]);
  const container = new Container();
  container.bind(tokens.settings).toConstantValue(settings);
  const placed = { ...shop, siteUrl: (settings.siteUrl || shop.siteUrl) + import.meta.env.BASE_URL.slice(0, -1) };
  container.bind(tokens.shop).toConstantValue(withOwnerSettings(placed, settings));
  container.load(browserModule(globals, settings), shellModule, ...backend);
  bindReports(container, settings);
  return container;
}

async function loadBackend(settings: Settings): Promise<readonly ContainerModule[]> {
  if (import.meta.env.VITE_BACKEND === 'http') return (await import('./modules/http.module')).httpModules(settings);
  if (import.meta.env.VITE_BACKEND === 'fallback')
    return (await import('./modules/fallback.module')).fallbackModules(settings);
  const [{ mockModules }, demo] = await Promise.all([import('./modules/mock.module'), loadDemo()]);
  return [...(await mockModules(settings)), ...(demo ? [demo.demoModule] : [])];
}
