import type { Container } from 'inversify';
import type { Reports } from '../domain/reports/ports';
import { tokens } from './tokens';

export const noReports: Reports = { isOn: () => false, report: () => undefined };

export function lateReports(container: Container): Reports {
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
