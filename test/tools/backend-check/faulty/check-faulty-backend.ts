import { MockBackend } from '../../../../src/adapters/mock/mock-backend';
import { memoryStorage } from '../../../../src/adapters/mock/state-storage';
import { checkBackend } from '../../../../src/tools/backend-check/check-backend';
import { describeCall } from '../../../../src/tools/backend-check/calls';
import type { Finding } from '../../../../src/tools/backend-check/rules/finding';
import { isFailure } from '../../../../src/tools/backend-check/report/report';
import type { Fault } from '../../../../src/tools/mock-api/faults';
import { mockApi } from '../../../../src/tools/mock-api/mock-api';
import { dallas } from '../../../support/builders';
import { CountingRandomness, FakeTime } from '../../../support/in-memory-device';
import { aSample } from '../../../support/sample-shop';
import { accountDefects } from './account-defects';
import { behaviorDefects } from './behavior-defects';
import { corsDefects } from './cors-defects';
import type { Defect } from './defect';
import { menuDefects } from './menu-defects';
import { orderDefects } from './order-defects';

export const defects: readonly Defect[] = [
  ...menuDefects,
  ...accountDefects,
  ...orderDefects,
  ...corsDefects,
  ...behaviorDefects,
];

const api = 'https://api.test';

/** Only the defect's call is reported. */
export async function checkFaultyBackend(defect: Defect): Promise<readonly Finding[]> {
  const time = new FakeTime(new Date('2026-11-21T22:00:00Z'));
  const backend = new MockBackend(aSample(), dallas, memoryStorage(), time, new CountingRandomness());
  const { accounts } = await backend.services();
  const { call } = describeCall(defect.call);
  const { plant, origin } = defect;
  const faults = new Map<string, Fault>('fault' in plant ? [[`${call.method} ${call.path}`, plant.fault]] : []);
  const settings = 'settings' in plant ? plant.settings : {};
  const sound = mockApi(backend, { hostedPagesOrigin: api, ...settings }, faults);
  let milliseconds = 0;
  let running = new AbortController();
  const world = {
    pass: (more: number) => void (milliseconds += more),
    timeOut: () => {
      running.abort();
      return Promise.reject(running.signal.reason);
    },
  };
  const handler = 'wrap' in plant && plant.wrap ? plant.wrap(sound, world) : sound;
  const plan = {
    fetch: (url: string, init: RequestInit) => handler(new Request(url, init)),
    baseUrls: { menu: api, account: api, order: api },
    signalAfter: () => (running = new AbortController()).signal,
    now: () => milliseconds,
    origin,
    token: accounts.exchangeGoogleCode(accounts.issueGoogleCode()).accessToken,
    otherToken: undefined,
    expiredToken: 'expired',
    currency: 'USD',
    timeZone: 'America/Chicago',
    clock: time,
    isTestAccount: false,
    carts: [],
    needed: [],
    offersPickup: false,
    code: defect.usesCode ? accounts.issueGoogleCode() : undefined,
    write: true,
    dialect: 'lines',
    only: [defect.call],
    uuid: '11111111-1111-4111-8111-111111111111',
  } as const;
  return (await checkBackend(plan, () => undefined)).findings;
}

/** Undefined where the check does not name it. */
export function namedAs(defect: Defect, findings: readonly Finding[]): string | undefined {
  for (const { verdict, notices, description } of findings) {
    if (verdict.kind === 'notImplemented' && defect.field === '') return `${description.name} is not implemented`;
    const fields = defect.level === 'notice' ? notices : verdict.kind === 'differs' ? verdict.differences : [];
    const found = fields.find(({ field }) => (field || 'the reply').split(' and ')[0] === defect.field);
    if (found) return `${found.field || 'the reply'}: expected ${found.expected}`;
  }
  return undefined;
}

export function failsCheck(findings: readonly Finding[]): boolean {
  return findings.some((finding) => isFailure(finding, false));
}
