import { describe, expect, it } from 'vitest';
import { BeaconReports } from '../../../src/adapters/browser/beacon-reports';
import type { Report } from '../../../src/domain/reports/ports';

const lost: Report = { kind: 'notLoaded', component: 'OrdersScreen' };
const step: Report = { kind: 'step', step: 'menuSeen' };

function aPage({ isInSample = true, given = true } = {}) {
  const window = new EventTarget();
  const beacons: { readonly url: string; readonly body: unknown }[] = [];
  const document: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const consent = { isRefusedByBrowser: false, isGiven: () => given, save: (now: boolean) => (given = now) };
  const navigator: Pick<Navigator, 'sendBeacon'> = {
    sendBeacon: (url, body) => beacons.push({ url: String(url), body }) > 0,
  };
  const reports = new BeaconReports({
    url: 'https://reports.test/shop',
    shop: 'cookies',
    consent,
    sample: 20,
    isInSample,
    page: { window, document, navigator, path: () => '/menu' },
  });
  const become = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    window.dispatchEvent(new Event('visibilitychange'));
  };
  const sent = () => beacons.map(({ body }) => JSON.parse(String(body)));
  return { reports, beacons, consent, become, sent };
}

describe('a beacon', () => {
  it('is a text, so that no other origin is asked by OPTIONS first', () => {
    const { reports, beacons, become } = aPage();
    reports.report(lost);
    become('hidden');
    expect(beacons).toEqual([
      {
        url: 'https://reports.test/shop',
        body: '{"version":1,"shop":"cookies","sample":20,"reports":[{"kind":"notLoaded","component":"OrdersScreen","page":"/menu"}]}',
      },
    ]);
  });

  it('takes all reports along when the page is hidden, and none before', () => {
    const { reports, become, sent } = aPage();
    reports.report(step);
    reports.report(lost);
    expect(sent()).toEqual([]);
    become('hidden');
    expect(sent()).toMatchObject([{ reports: [{ kind: 'step' }, { kind: 'notLoaded' }] }]);
  });

  it('is not sent when the page is shown again, nor twice', () => {
    const { reports, become, sent } = aPage();
    reports.report(lost);
    become('visible');
    expect(sent()).toEqual([]);
    become('hidden');
    become('hidden');
    expect(sent()).toHaveLength(1);
  });

  it('a report that repeats is sent once', () => {
    const { reports, become, sent } = aPage();
    reports.report(lost);
    become('hidden');
    reports.report(lost);
    become('hidden');
    expect(sent()).toHaveLength(1);
  });

  it('a page sends at most fifty reports', () => {
    const { reports, become, sent } = aPage();
    const many = Array.from({ length: 60 }, (_report, index) => `orders[].field${index}`);
    for (const field of many) reports.report({ kind: 'unreadable', call: 'GET /api/v1/orders/me', field });
    become('hidden');
    expect(sent()[0].reports).toHaveLength(50);
  });

  it('what was waiting is dropped when the customer switches reports off', () => {
    const { reports, consent, become, sent } = aPage();
    reports.report(lost);
    consent.save(false);
    become('hidden');
    consent.save(true);
    become('hidden');
    expect(sent()).toEqual([]);
    expect(reports.isOn()).toBe(true);
  });

  it('a visit outside the sample sends what went wrong and no step or speed', () => {
    const { reports, become, sent } = aPage({ isInSample: false });
    reports.report(step);
    reports.report({ kind: 'vital', name: 'LCP', value: 900 });
    reports.report(lost);
    become('hidden');
    expect(sent()).toMatchObject([{ reports: [{ kind: 'notLoaded' }] }]);
  });
});
