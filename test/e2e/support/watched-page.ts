import { test as base } from '@playwright/test';
import { forgetLeftPages, isReportedByFirefoxAlone, typeIntoFields } from './firefox';
import { waitForStart } from './started-shop';
export { expect } from '@playwright/test';

interface Watch {
  /** Anything in it fails the test. */
  readonly errors: string[];
}

/** Fails a test on uncaught errors, unhandled rejections, errors of React and violations of the security policy. */
export const test = base.extend<Watch>({
  page: async ({ page, browserName }, provide) => {
    if (browserName === 'firefox') typeIntoFields(page);
    waitForStart(page);
    await provide(page);
  },

  errors: [
    async ({ context, browserName }, provide) => {
      if (browserName === 'firefox') await context.addInitScript(forgetLeftPages);
      const errors: string[] = [];
      context.on('weberror', (found) => {
        if (!isReportedByFirefoxAlone(found)) errors.push(`uncaught: ${found.error().message}`);
      });
      context.on('console', (message) => {
        if (message.type() === 'error' && message.text().includes('React error')) errors.push(message.text());
      });
      await context.exposeBinding('reportViolation', (_source, violation: string) => errors.push(violation));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          const report: unknown = Reflect.get(window, 'reportViolation');
          if (typeof report === 'function') report(`violates ${effectiveDirective}: ${blockedURI} ${sample}`);
        });
      });
      await provide(errors);
      if (errors.length > 0) throw new Error(errors.join('\n'));
    },
    { auto: true },
  ],
});
