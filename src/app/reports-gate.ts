import type { Container } from 'inversify';
import type { Reports } from '../domain/reports/ports';
import type { Settings } from './settings';
import { tokens } from './tokens';

/** Without an address, in a demo and without consent (`LocalReportConsent`), nothing is loaded or sent. */
export function bindReports(container: Container, { reportsUrl }: Settings): void {
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
      loading ??= import('./start-reports').then(({ startReports }) => startReports(container, window));
      loading.then(
        (reports) => reports.report(report),
        // Blockers of advertising stop scripts with such names. The shop does without.
        () => undefined,
      );
    },
  };
}
