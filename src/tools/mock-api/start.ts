import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MockBackend } from '../../adapters/mock/mock-backend';
import { memoryStorage } from '../../adapters/mock/state-storage';
import type { MockShop, SampleData } from '../../adapters/mock/sample-data';
import { withTestControls } from './test-controls';
import type { Fault } from './faults';
import { mockApi, type Handler, type MockApiSettings } from './mock-api';
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

export function withCors(shopOrigin: string, handler: Handler): Handler {
  return async (request) => {
    const response = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await handler(request);
    response.headers.set('Access-Control-Allow-Origin', shopOrigin);
    response.headers.set('Access-Control-Allow-Credentials', 'true');
    response.headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    response.headers.set('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key');
    response.headers.set('Access-Control-Max-Age', '600');
    response.headers.set('Vary', 'Origin');
    return response;
  };
}

const pictureTypes = { avif: 'image/avif', webp: 'image/webp' };

export function withPictures(folder: string, api: Handler): Handler {
  return async (request) => {
    const [, name, type] = /^(\/products\/[\w-]+\.(avif|webp))$/.exec(new URL(request.url).pathname) ?? [];
    if (!name || (type !== 'avif' && type !== 'webp')) return api(request);
    try {
      return new Response(readFileSync(join(folder, name)), { headers: { 'Content-Type': pictureTypes[type] } });
    } catch {
      return new Response('There is no such picture.', { status: 404 });
    }
  };
}
