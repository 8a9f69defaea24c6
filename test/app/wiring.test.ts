import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MockBackend } from '../../src/adapters/mock/mock-backend';
import { makeContainer } from '../../src/app/container';
import { makeLazyComponents } from '../../src/app/feature-table';
import { HttpServices } from '../../src/adapters/http/http-services';
import { profileNames } from '../../src/app/profiles/names';
import { readSettings } from '../../src/app/settings';
import { tokens } from '../../src/app/tokens';
import { PlaceOrder } from '../../src/domain/checkout/place-order';
import { silentBrowser } from '../../src/app/modules/silent-browser';
import { itemsOver } from '../support/browser-storage';
import { aSession } from '../support/builders';
import { FakeTime } from '../support/in-memory-device';

const screens = ['src/ui', 'src/demo'];

function filesIn(folders: readonly string[], name: RegExp): readonly string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => name.test(file));
}

const wanted = filesIn(screens, /\.tsx?$/).flatMap(
  (file) => readFileSync(file, 'utf8').match(/(?<=\buse(?:ViewModel|Shared)\()[A-Z]\w+/g) ?? [],
);

type AnyClass = new (...needs: unknown[]) => object;
const isClass = (value: unknown): value is AnyClass => typeof value === 'function';

async function viewModels(): Promise<ReadonlyMap<string, AnyClass>> {
  const files = filesIn(
    ['src/view-models', 'src/demo', 'src/domain/shared'],
    /(\.view-model|customer-calendar|\/[\w-]*url-sync)\.ts$/,
  );
  const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `../../${file}`)),
  );
  return new Map(
    modules.flatMap(Object.entries).flatMap(([name, value]) => (isClass(value) ? [[name, value] as const] : [])),
  );
}

const rows = [
  ...readFileSync('src/app/feature-table.ts', 'utf8').matchAll(/(\w+): lazy\(\s*\(\) => import\('\.\.\/([^']+)'\)/g),
].map(([, name = '', file = '']) => ({ name, file: `src/${file}.tsx` }));

function askedFrom(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file) || !file.startsWith('src/ui/')) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/^import (?!type)[^;]*?from '(\.[^']+)';/gm)]
    .map(([, path = '']) => join(dirname(file), path))
    .flatMap((path) => [`${path}.tsx`, `${path}.ts`].filter((each) => existsSync(each)));
  return [
    ...(text.match(/(?<=\buse(?:ViewModel|Shared)\()[A-Z]\w+/g) ?? []),
    ...imported.flatMap((each) => askedFrom(each, seen)),
  ];
}

const aWindow = () => silentBrowser({ origin: 'https://shop.test' });

describe('the wiring', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it.each(
    ['mock', 'http', 'fallback'].flatMap((backend) => profileNames.map((profile) => [backend, profile] as const)),
  )('resolves every class that a screen asks for: %s, %s', async (backend, profile) => {
    vi.stubEnv('VITE_BACKEND', backend);
    const settings = readSettings(
      { VITE_BACKEND: backend, VITE_PROFILE: profile, VITE_API_URL: 'https://api.test' },
      {},
      profileNames,
    );
    const container = await makeContainer(settings, aWindow());
    const { preloadForHydration } = makeLazyComponents(container, undefined);
    for (const { name } of rows) expect(await preloadForHydration(name)).toBe(true);
    if (backend === 'mock') container.load((await import('../../src/demo/demo-pages.module')).demoPagesModule);
    expect(container.isBound(HttpServices)).toBe(backend !== 'mock');
    const known = await viewModels();
    const isDemo = (name: string) => name.startsWith('Demo');
    const names = [...new Set(wanted)].filter((name) => backend === 'mock' || !isDemo(name));
    expect(names.length).toBeGreaterThan(30);
    const unresolved = names.filter((name) => {
      const type = known.get(name);
      return !type || !(container.get(type) instanceof type);
    });
    expect(unresolved).toEqual([]);
  });

  it.each(rows)('resolves what $name asks for, with the modules of its row', async ({ name, file }) => {
    const container = await makeContainer(readSettings({ VITE_BACKEND: 'mock' }, {}, profileNames), aWindow());
    expect(await makeLazyComponents(container, undefined).preloadForHydration(name)).toBe(true);
    const known = await viewModels();
    const unresolved = [...new Set(askedFrom(file))].filter((asked) => {
      const type = known.get(asked);
      return !type || !(container.get(type) instanceof type);
    });
    expect(unresolved).toEqual([]);
  });

  it.each([
    { real: '9 AM', at: '2026-11-20T15:00:00Z', shown: 23, day: '2026-11-22' },
    { real: '11 PM', at: '2026-11-21T05:00:00Z', shown: 9, day: '2026-11-21' },
  ])('a demo that shows $shown:00 at $real offers what the kitchen delivers then', async ({ at, shown, day }) => {
    const browser = aWindow();
    browser.localStorage.setItem('storefront.demo', JSON.stringify({ hour: String(shown) }));
    const container = await makeContainer(readSettings({ VITE_BACKEND: 'mock' }, {}, profileNames), browser);
    container.rebind(tokens.deviceClock).toConstantValue(new FakeTime(new Date(at)));
    expect(container.get(MockBackend).menu.today()[0]?.deliverableOn).toBe(day);
  });

  it.each(['http', 'mock'])(
    'a browser that blocks cookies starts the shop, and work is done under locks: %s',
    async (backend) => {
      vi.stubEnv('VITE_BACKEND', backend);
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      const blocked = Object.fromEntries(
        ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => [name, { get: refuse }]),
      );
      const settings = readSettings({ VITE_BACKEND: backend, VITE_API_URL: 'https://api.test' }, {}, profileNames);
      const container = await makeContainer(settings, Object.defineProperties(aWindow(), blocked));
      const done = container.get(tokens.locks).exclusive('storefront.order', async () => 'done', { heldText: '' });
      expect(await done).toBe('done');
    },
  );

  describe('and what stays on the device', () => {
    const stored = async (setting: Readonly<Record<string, string>>, globals: object = {}) => {
      const [device, tab] = [new Map<string, string>(), new Map<string, string>()];
      const stores = { localStorage: itemsOver(device), sessionStorage: itemsOver(tab) };
      const browser = Object.assign(aWindow(), stores, globals);
      const container = await makeContainer(readSettings(setting, {}, profileNames), browser);
      return { container, device, tab };
    };
    const holds = (texts: ReadonlyMap<string, string>, wanted: string) =>
      [...texts.values()].some((text) => text.includes(wanted));

    it.each([
      ['local', true],
      ['memory', false],
    ])('tokens of VITE_TOKENS=%s are stored: %s', async (tokenStorage, areStored) => {
      const { container, device, tab } = await stored({ VITE_TOKENS: tokenStorage });
      const session = aSession({ accessToken: 'the-access-token', refreshToken: 'the-refresh-token' });
      container.get(tokens.sessionRepository).save(session);
      expect(container.get(tokens.sessionRepository).load()?.accessToken).toBe(session.accessToken);
      for (const token of ['the-access-token', 'the-refresh-token']) {
        expect(holds(device, token)).toBe(areStored);
        expect(holds(tab, token)).toBe(false);
      }
    });

    it.each([
      ['local', true],
      ['memory', false],
    ])('orders that were read are stored with VITE_TOKENS=%s: %s', async (tokenStorage, areStored) => {
      const order = { id: 'the-order', orderStatus: 'PREPARING', totalAmount: 5 };
      vi.stubEnv('VITE_BACKEND', 'http');
      vi.stubGlobal('fetch', async () => Response.json({ order }));
      const setting = { VITE_BACKEND: 'http', VITE_API_URL: 'https://api.test', VITE_TOKENS: tokenStorage };
      const { container, device } = await stored(setting);
      container.get(tokens.sessionRepository).save(aSession());
      await makeLazyComponents(container, undefined).preloadForHydration('orders');
      await container.get(tokens.orderGateway).find('the-order');
      expect(holds(device, 'the-order')).toBe(areStored);
    });

    it.each([
      ['mock', true],
      ['http', false],
    ])('a payment page of the shop itself is one of the demo alone: %s, %s', async (backend, isAllowed) => {
      const origins = { VITE_API_URL: 'https://api.test', VITE_CHECKOUT_ORIGINS: 'https://pay.test' };
      const { container } = await stored({ VITE_BACKEND: backend, ...origins });
      await makeLazyComponents(container, undefined).preloadForHydration('orders');
      const { origin } = container.get(tokens.browser);
      expect(container.get(tokens.checkoutUrls).allows(`${origin}/pay`)).toBe(isAllowed);
    });

    it('the payment page that a tab left for is remembered by that tab alone', async () => {
      const { container, device, tab } = await stored({});
      container.get(tokens.departureRepository).save('https://pay.test/1');
      expect([holds(tab, 'https://pay.test/1'), holds(device, 'https://pay.test/1')]).toEqual([true, false]);
    });

    it('no consent to reports counts in a browser with Global Privacy Control', async () => {
      const { container } = await stored({}, { navigator: { onLine: true, globalPrivacyControl: true } });
      const consent = container.get(tokens.reportConsent);
      consent.save(true);
      expect([consent.isRefusedByBrowser, consent.isGiven()]).toEqual([true, false]);
    });
  });

  it('presses in a checkout that was closed and in the next one go to the same object, and make one order', async () => {
    const container = await makeContainer(readSettings({ VITE_BACKEND: 'mock' }, {}, profileNames), aWindow());
    expect(await makeLazyComponents(container, undefined).preloadForHydration('checkout')).toBe(true);
    expect(container.get(PlaceOrder)).toBe(container.get(PlaceOrder));
  });

  it('lists every lazy component', () => {
    expect(rows.length).toBeGreaterThan(30);
  });
});
