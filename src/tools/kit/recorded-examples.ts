import { MockBackend } from '../../adapters/mock/mock-backend';
import { memoryStorage } from '../../adapters/mock/state-storage';
import type { SampleData } from '../../adapters/mock/sample-data';
import { checkBackend } from '../backend-check/check-backend';
import type { Finding } from '../backend-check/rules/finding';
import type { CallExample } from '../backend-check/openapi/openapi';
import { specifiedNumbers } from '../../domain/shop/shop-numbers';
import { mockApi } from '../mock-api/mock-api';

const apiUrl = 'https://services.test';
const hostedPagesOrigin = 'https://pages.your-shop.test';
const shortList = 'limited to one';
const kitchen = {
  hours: [{ from: 'Mon', to: 'Sun', opens: 7, closes: 22 }],
  orderingWindow: { from: 16, to: 21 },
  arrivalWindows: { DELIVERY: { from: 11, to: 13 }, PICKUP: { from: 11, to: 18 } },
} as const;
const recordedAt = new Date('2026-11-21T18:00:00Z');

export async function recordedExamples(
  sample: SampleData,
  timeZone: string,
): Promise<Readonly<Record<string, CallExample>>> {
  let count = 0;
  const uuid = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
  const backend = new MockBackend(
    sample,
    { ...specifiedNumbers, ...kitchen, timeZone },
    memoryStorage(),
    { now: () => recordedAt },
    { uuid },
  );
  const api = mockApi(backend, { hostedPagesOrigin });
  const { accounts } = await backend.services();
  const plan = {
    fetch: (url: string, init: RequestInit) => api(new Request(url, init)),
    baseUrls: { menu: apiUrl, account: apiUrl, order: apiUrl },
    signalAfter: () => new AbortController().signal,
    now: () => 0,
    origin: undefined,
    token: accounts.exchangeGoogleCode(accounts.issueGoogleCode()).accessToken,
    otherToken: undefined,
    expiredToken: undefined,
    isTestAccount: false,
    carts: [],
    needed: [],
    offersPickup: false,
    code: accounts.issueGoogleCode(),
    write: true,
    dialect: 'lines',
    currency: 'USD',
    timeZone,
    clock: { now: () => recordedAt },
    only: [],
    uuid: uuid(),
  } as const;
  const { findings } = await checkBackend(plan, () => undefined);
  // The plain use of a call comes last and wins; a list becomes an example only if it is short.
  const isPlain = ({ title }: Finding) => Number(title === undefined || title === shortList);
  const plainLast = findings.toSorted((a, b) => isPlain(a) - isPlain(b));
  const examples = plainLast.flatMap((finding) => {
    const { answer, request, url } = finding.exchange ?? {};
    // A rejected request is an example only for a call that never succeeds.
    if (!answer?.response.ok && finding.title !== 'without a token') return [];
    const reply = answer?.response.ok ? jsonOf(answer.text) : undefined;
    return [
      [finding.description.name, { id: idIn(url ?? '', finding), request: jsonOf(request?.body), reply }],
    ] as const;
  });
  return Object.fromEntries(examples);
}

function idIn(url: string, { description: { call } }: Finding): string | undefined {
  const pattern = new RegExp(call.path.replace(/\{\w+\}/, '([^/?]+)'));
  return call.path.includes('{') ? pattern.exec(url)?.[1] : undefined;
}

function jsonOf(text: unknown): unknown {
  return typeof text === 'string' && text !== '' ? JSON.parse(text) : undefined;
}
