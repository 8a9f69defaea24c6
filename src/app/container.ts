import { Container, type ContainerModule } from 'inversify';
import type { Reports } from '../domain/reports/ports';
import { browserModule, type BrowserGlobals } from './modules/browser.module';
import { shellModule } from './modules/shell.module';
import { loadDemo } from './load-demo';
import { withOwnerSettings } from './owner-settings';
import { loadProfile } from './profiles';
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

/**
 * Nothing is loaded or sent in three cases: in a demo, without a `VITE_REPORTS_URL`, and until the customer agrees
 * (`LocalReportConsent`).
 */
function bindReports(container: Container, { reportsUrl }: Settings): void {
  const receiver = import.meta.env.VITE_BACKEND === 'mock' || !reportsUrl ? undefined : new URL(reportsUrl).host;
  container.bind(tokens.reports).toConstantValue(receiver ? lateReports(container) : noReports);
  container.bind(tokens.reportsHost).toConstantValue(receiver);
}

const noReports: Reports = { isOn: () => false, report: () => undefined };

function lateReports(container: Container): Reports {
  const consent = container.get(tokens.reportConsent);
  let loading: Promise<Reports> | undefined;
  return {
    isOn: () => consent.isGiven(),
    report(report) {
      if (!consent.isGiven()) return;
      loading ??= import('./start/start-reports').then(({ startReports }) => startReports(container, window));
      loading.then(
        (reports) => reports.report(report),
        // Ad blockers may stop these scripts. The shop then runs without reports.
        () => undefined,
      );
    },
  };
}
