import { inject } from 'vitest';

// Test files are loaded without the mutant of the run before; Stryker activates the next one when the tests begin.
const stryker: unknown = Reflect.get(globalThis, '__stryker__');
if (inject('mutantActivation') === 'runtime' && stryker instanceof Object)
  Reflect.set(stryker, 'activeMutant', undefined);

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by Stryker: whether the mutant is active while modules load (static), or only while tests run. */
    readonly mutantActivation: 'static' | 'runtime' | undefined;
  }
}
