import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { failure, record, type Counts, outsideTests } from './test-counts.mjs';

/** A file that cannot be imported and an error outside every test are failures too. */
export default class VitestSummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[] = []): void {
    const names = unhandled.map(({ message }) => failure(outsideTests, message));
    const counts: Counts = { passed: 0, failed: unhandled.length, skipped: 0, names };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const { state } = test.result();
        counts[state === 'pending' ? 'skipped' : state] += 1;
        if (state === 'failed')
          names.push(failure(`${module.relativeModuleId}: ${test.fullName}`, test.result().errors?.[0]?.message));
      }
      if (module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed')) {
        counts.failed += 1;
        names.push(failure(module.relativeModuleId, module.errors()[0]?.message));
      }
    }
    record('vitest', counts);
  }
}
