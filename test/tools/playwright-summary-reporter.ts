import type { FullConfig, FullResult, Reporter, Suite, TestError } from '@playwright/test/reporter';
import { failure, record, type Counts, outsideTests } from './test-counts.mjs';

/** An error outside every test (no browser, no server, a file that does not load) is a failure too. */
export default class PlaywrightSummaryReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly errors: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onError({ message = '' }: TestError): void {
    this.errors.push(failure(outsideTests, message));
  }

  onEnd(result: FullResult): void {
    const counts: Counts = { passed: 0, failed: this.errors.length, skipped: 0, names: this.errors };
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') counts.skipped += 1;
      else if (outcome === 'unexpected') counts.failed += 1;
      else counts.passed += 1;
      if (outcome === 'unexpected' || outcome === 'flaky') {
        const title = test.titlePath().filter(Boolean).join(' › ');
        const error = test.results.find(({ errors }) => errors.length > 0)?.error?.message;
        counts.names.push(failure(outcome === 'flaky' ? `${title}, not at the second try` : title, error));
      }
    }
    if (counts.failed === 0 && result.status !== 'passed') {
      counts.failed = 1;
      counts.names.push(failure('the run of the browser tests', result.status));
    }
    record('playwright', counts);
  }

  printsToStdio(): boolean {
    return false;
  }
}
