import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { untried } from './engines.mjs';

/** Prints which journeys passed in which engine, on pages as they are and on translated ones. */
export default class JourneysSummaryReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const taken = (this.suite?.allTests() ?? []).filter(({ location }) => location.file.endsWith('.journey.ts'));
    const kinds = [...new Set(taken.map(kindOf))];
    if (taken.length > 0) console.log(`\nJourneys: ${kinds.join(', ')}`);
    for (const title of new Set(taken.map(titleOf))) {
      const tests = taken.filter((test) => titleOf(test) === title);
      const marks = kinds.map((kind) => markOf(tests.filter((test) => kindOf(test) === kind)));
      console.log(`  ${marks.map((mark) => mark.padEnd(6)).join(' ')} ${title}`);
    }
    const sentence = untried();
    if (sentence) console.log(sentence);
  }

  printsToStdio(): boolean {
    return false;
  }
}

const kindOf = (test: TestCase) => test.parent.project()?.name ?? '';
const titleOf = (test: TestCase) => test.titlePath().slice(3).join(' › ');

const marks = { expected: 'ok', unexpected: 'FAILED', flaky: 'flaky', skipped: '-' };

function markOf(tests: readonly TestCase[]): string {
  return [...new Set(tests.map((test) => marks[test.outcome()]))].join('/') || '-';
}
