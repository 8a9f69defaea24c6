import { checkBackend } from '../../../src/tools/backend-check/check-backend';
import type { CheckPlan } from '../../../src/tools/backend-check/check-state';
import { formatFinding, isFailure } from '../../../src/tools/backend-check/report/report';
import { withCors } from '../../../src/tools/mock-api/start';
import type { Fault } from '../../../src/tools/mock-api/faults';
import { mockApi, type Handler, type MockApiSettings } from '../../../src/tools/mock-api/mock-api';
import { ContractFixture } from '../../support/contract-shops';

export const apiOrigin = 'https://api.test';

interface CheckOptions {
  readonly fixture?: ContractFixture;
  readonly admits?: string;
  readonly plan?: Partial<CheckPlan>;
  readonly faults?: Readonly<Record<string, Fault>>;
  readonly signedIn?: boolean;
  readonly write?: boolean;
  readonly override?: (request: Request) => Response | undefined;
  readonly wrap?: (api: Handler) => Handler;
  readonly timesOut?: boolean;
  readonly ignoresKeys?: boolean;
  readonly settings?: Partial<MockApiSettings>;
}

/** `failures` are the formatted failures. */
export async function checkMockApi(options: CheckOptions) {
  const { faults = {}, signedIn = true, write = false, timesOut = false, settings = {} } = options;
  const fixture = options.fixture ?? (await ContractFixture.open());
  const token = signedIn ? fixture.signInDemoCustomer().accessToken : undefined;
  const plainApi = mockApi(
    fixture.backend,
    { hostedPagesOrigin: apiOrigin, ...settings },
    new Map(Object.entries(faults)),
  );
  const wrapped = options.wrap?.(plainApi) ?? plainApi;
  const api = options.admits ? withCors(options.admits, wrapped) : wrapped;
  const requests: string[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    requests.push(`${init.method} ${new URL(url).pathname}`);
    const request = new Request(url, init);
    if (options.ignoresKeys) request.headers.delete('Idempotency-Key');
    init.signal?.throwIfAborted();
    const answer = options.override?.(request);
    return answer ?? api(request);
  };
  const waits: number[] = [];
  const signalAfter = (milliseconds: number) => {
    waits.push(milliseconds);
    return timesOut ? AbortSignal.abort() : new AbortController().signal;
  };
  const baseUrls = { menu: apiOrigin, account: apiOrigin, order: apiOrigin };
  const uuid = '11111111-1111-4111-8111-111111111111';
  const plan = {
    fetch,
    baseUrls,
    signalAfter,
    token,
    write,
    dialect: 'lines' as const,
    uuid,
    otherToken: undefined,
    expiredToken: undefined,
    currency: 'USD',
    timeZone: 'America/Chicago',
    clock: fixture.time,
    isTestAccount: false,
    carts: [],
    needed: [],
    offersPickup: false,
    code: undefined,
    only: [],
    origin: undefined,
    now: () => 0,
    ...options.plan,
  };
  const { findings, left } = await checkBackend(plan, () => undefined);
  return {
    fixture,
    findings,
    left,
    requests,
    waits,
    failures: findings.filter((finding) => isFailure(finding, false)).map((finding) => formatFinding(finding, false)),
  };
}
