import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { record } from './test-counts.mjs';

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
    const counts = { passed: 0, failed: this.errors, skipped: 0 };
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') counts.skipped += 1;
      else if (outcome === 'unexpected') counts.failed += 1;
      else counts.passed += 1;
    }
    if (counts.failed === 0 && result.status !== 'passed') counts.failed = 1;
    record('playwright', counts);
  }

  printsToStdio(): boolean {
    return false;
  }
}
