import { MockBackend } from '../../../src/adapters/mock/mock-backend';
import type { ScenarioName } from '../../../src/adapters/mock/scenarios/scenarios';
import { memoryStorage } from '../../../src/adapters/mock/state-storage';
import type { Fault } from '../../../src/tools/mock-api/faults';
import { hostedPages } from '../../../src/tools/mock-api/hosted-pages';
import { mockApi, type Handler } from '../../../src/tools/mock-api/mock-api';
import { dallas } from '../../support/builders';
import { sample } from '../../../src/app/profiles/cookies/sample';
import type { ApiVariant } from '../../e2e/support/services';
import type { VirtualTime } from '../../simulation/world/virtual-time';

export const shopOrigin = 'https://shop.test';
const apiOrigin = 'https://api.test';
const pagesOrigin = 'https://hosted.test';

/** The mock API and the hosted pages, in the time of the shop and without a network. */
export class ServicesInProcess {
  readonly apiOrigin = apiOrigin;
  readonly hostedPagesOrigin = pagesOrigin;
  private readonly faults = new Map<string, Fault>();
  private readonly backend: MockBackend;
  private readonly api: Handler;
  private readonly pages: Handler;
  private readonly changes = new Map<string, (reply: never) => unknown>();
  /** The browser sends this cookie from its first visit on. */
  private readonly cookie = `visitor=${crypto.randomUUID()}`;

  constructor(time: VirtualTime, { checkoutReading, fields }: ApiVariant, hasLongHistory: boolean) {
    const randomness = { uuid: () => crypto.randomUUID() };
    const everyOrder = async () => (await sample.loadOrders()).map(({ unlisted: _unlisted, ...order }) => order);
    const loadOrders = hasLongHistory ? everyOrder : () => sample.loadOrders();
    this.backend = new MockBackend({ ...sample, loadOrders }, dallas, memoryStorage(), time, randomness);
    const settings = { hostedPagesOrigin: pagesOrigin, timers: time, checkoutReading, ...(fields ? { fields } : {}) };
    this.api = mockApi(this.backend, settings, this.faults);
    this.pages = hostedPages(this.backend, shopOrigin);
  }

  /** A module that is loaded for the first time takes real time, in which the shop's own clock must not run on. */
  async load(): Promise<void> {
    await Promise.all([this.backend.services(), sample.loadOrders()]);
  }

  /** Rejects where the connection is dropped. */
  async answer(request: Request): Promise<Response> {
    const { origin, pathname } = new URL(request.url);
    if (origin === pagesOrigin) return this.pages(request);
    request.headers.set('Cookie', this.cookie);
    const response = await this.api(request);
    const change = this.changes.get(`${request.method} ${pathname}`);
    return change ? Response.json(change((await response.json()) as never)) : response;
  }

  /** A call is a method and a path. The page gets what is made of the JSON. */
  changeReply(call: string, change: (reply: never) => unknown): void {
    this.changes.set(call, change);
  }

  setFault(call: string, fault: Fault): Promise<void> {
    this.faults.set(call, fault);
    return Promise.resolve();
  }

  clearFaults(): Promise<void> {
    this.faults.clear();
    return Promise.resolve();
  }

  show(scenario: ScenarioName | undefined): void {
    this.backend.show(scenario);
  }
}
