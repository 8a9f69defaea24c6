import { afterEach, expect, it, vi } from 'vitest';
import { makeContainer } from '../../src/app/container';
import { profileNames } from '../../src/app/profiles/names';
import { readSettings } from '../../src/app/settings';
import { tokens } from '../../src/app/tokens';

afterEach(() => {
  vi.unstubAllEnvs();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(document, 'visibilityState');
});

it('what happened before a customer agreed to reports is never sent', async () => {
  vi.stubEnv('VITE_BACKEND', 'http');
  const sent: string[] = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (_url: string, text: string) => sent.push(text),
    configurable: true,
  });
  const settings = readSettings(
    { VITE_BACKEND: 'http', VITE_API_URL: 'https://api.test', VITE_REPORTS_URL: 'https://reports.test' },
    {},
    profileNames,
  );
  const container = await makeContainer(settings, window);
  const reports = container.get(tokens.reports);
  reports.report({ kind: 'step', step: 'menuSeen' });
  await import('../../src/app/start/start-reports');
  container.get(tokens.reportConsent).save(true);
  reports.report({ kind: 'step', step: 'itemAdded' });
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    expect(sent.join()).toContain('itemAdded');
  });
  expect(sent.join()).not.toContain('menuSeen');
});
