import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { record, type Counts } from './test-counts.mjs';

/** Counts what ran; an error outside every test (no browser, no server, a file that does not load) is a failure too. */
export default class PlaywrightSummaryReporter implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.errors += 1;
  }

  onEnd(result: FullResult): void {
    const counts: Counts = { passed: 0, failed: this.errors, skipped: 0, names: [] };
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') counts.skipped += 1;
      else if (outcome === 'unexpected') counts.failed += 1;
      else counts.passed += 1;
      if (outcome === 'unexpected' || outcome === 'flaky') {
        const said = outcome === 'flaky' ? 'passed at the second try:' : 'FAILED';
        const error = test.results.find(({ errors }) => errors.length > 0)?.error?.message;
        counts.names.push(`${said} ${test.titlePath().filter(Boolean).join(' › ')}: ${error}`);
      }
    }
    if (counts.failed === 0 && result.status !== 'passed') counts.failed = 1;
    record('playwright', counts);
  }

  printsToStdio(): boolean {
    return false;
  }
}
