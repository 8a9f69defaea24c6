import { MockBackend } from '../adapters/mock/mock-backend';
import { memoryStorage } from '../adapters/mock/mock-store';
import type { SampleData } from '../adapters/mock/sample-data';
import { controls } from './test-controls';
import { allowingShop } from './cors';
import type { Fault } from './faults';
import { mockApi, type MockApiSettings } from './mock-api';
import { withPictures } from './pictures';
import { serve, type RunningServer } from './server';
import { hostedPages } from './hosted-pages';

export interface MockServicesPlan extends Omit<MockApiSettings, 'standInOrigin'> {
  readonly sample: SampleData;
  readonly timeZone: string;
  /** Where the shop is; nobody else may call the API. */
  readonly shopOrigin: string;
  /** 0 takes any free one. */
  readonly apiPort: number;
  readonly standInPort: number;
  /** The folder that holds `products/`. */
  readonly picturesFolder: string;
}

/** The API on one origin, Google and the hosted checkout on another, as in real life. They forget everything when they stop. */
export async function startMockServices(
  plan: MockServicesPlan,
): Promise<{ readonly api: RunningServer; readonly hostedPages: RunningServer }> {
  const { sample, timeZone, shopOrigin, apiPort, standInPort, picturesFolder, ...settings } = plan;
  const clock = { now: () => new Date() };
  const randomness = { uuid: () => crypto.randomUUID() };
  const backend = new MockBackend(sample, timeZone, memoryStorage(), clock, randomness);
  const faults = new Map<string, Fault>();
  const elsewhere = await serve(hostedPages(backend, shopOrigin), standInPort);
  const api = mockApi(backend, { standInOrigin: elsewhere.origin, ...settings }, faults);
  const withEverything = allowingShop(shopOrigin, controls(backend, faults, withPictures(picturesFolder, api)));
  return { api: await serve(withEverything, apiPort), hostedPages: elsewhere };
}
