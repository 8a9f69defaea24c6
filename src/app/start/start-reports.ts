import type { Container } from 'inversify';
import { BeaconReports, watchVitals } from '../../adapters/browser/beacon-reports';
import { isVisitInSample } from '../../adapters/storage/tab-values';
import type { Reports } from '../../domain/reports/ports';
import { tokens } from '../tokens';

export function startReports(container: Container, window: Window): Reports {
  const { document, location, navigator } = window;
  const { reportsUrl, reportsSamplePercent, profile } = container.get(tokens.settings);
  const reports = new BeaconReports({
    url: reportsUrl,
    shop: profile,
    consent: container.get(tokens.reportConsent),
    sample: reportsSamplePercent,
    isInSample: isVisitInSample(
      container.get(tokens.tabStorage),
      container.get(tokens.randomness),
      reportsSamplePercent,
    ),
    page: { window, document, navigator, path: () => location.pathname.slice(import.meta.env.BASE_URL.length - 1) },
  });
  watchVitals(reports);
  return reports;
}
