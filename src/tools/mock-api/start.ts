import { MockBackend } from '../../adapters/mock/mock-backend';
import { memoryStorage } from '../../adapters/mock/state-storage';
import type { MockShop, SampleData } from '../../adapters/mock/sample-data';
import { withTestControls } from './test-controls';
import { withCors } from './cors';
import type { Fault } from './faults';
import { mockApi, type MockApiSettings } from './mock-api';
import { withPictures } from './pictures';
import { serve, type RunningServer } from './server';
import { hostedPages } from './hosted-pages';

interface MockServicesOptions extends Omit<MockApiSettings, 'hostedPagesOrigin'> {
  readonly sample: SampleData;
  readonly shop: MockShop;
  readonly shopOrigin: string;
  readonly apiPort: number;
  readonly hostedPagesPort: number;
  readonly picturesFolder: string;
}

export async function startMockServices(
  options: MockServicesOptions,
): Promise<{ readonly api: RunningServer; readonly hostedPages: RunningServer }> {
  const { sample, shop, shopOrigin, apiPort, hostedPagesPort, picturesFolder, ...settings } = options;
  const clock = { now: () => new Date() };
  const randomness = { uuid: () => crypto.randomUUID() };
  const backend = new MockBackend(sample, shop, memoryStorage(), clock, randomness);
  const faults = new Map<string, Fault>();
  const pages = await serve(hostedPages(backend, shopOrigin), hostedPagesPort);
  const api = mockApi(backend, { hostedPagesOrigin: pages.origin, ...settings }, faults);
  const handler = withCors(shopOrigin, withTestControls(backend, faults, withPictures(picturesFolder, api)));
  return { api: await serve(handler, apiPort), hostedPages: pages };
}
