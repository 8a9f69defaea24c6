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
  private cookie = '';

  constructor(time: VirtualTime, { checkoutReading, fields }: ApiVariant, hasLongHistory: boolean) {
    const randomness = { uuid: () => crypto.randomUUID() };
    const loadOrders = async () => {
      const orders = (await sample.loadOrders()).map(({ unlisted, ...order }) => ({ order, isListed: !unlisted }));
      return orders.filter(({ isListed }) => isListed || hasLongHistory).map(({ order }) => order);
    };
    this.backend = new MockBackend({ ...sample, loadOrders }, dallas, memoryStorage(), time, randomness);
    const settings = { hostedPagesOrigin: pagesOrigin, timers: time, checkoutReading, ...(fields ? { fields } : {}) };
    this.api = mockApi(this.backend, settings, this.faults);
    this.pages = hostedPages(this.backend, shopOrigin);
  }

  /** What is loaded only once takes real time, in which the shop's own clock must not run on. */
  async load(): Promise<void> {
    await Promise.all([this.backend.services(), sample.loadOrders()]);
  }

  /** Rejects where the connection is dropped. */
  async answer(request: Request): Promise<Response> {
    if (new URL(request.url).origin === pagesOrigin) return this.pages(request);
    if (this.cookie) request.headers.set('Cookie', this.cookie);
    const response = await this.api(request);
    this.cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? this.cookie;
    return response;
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
