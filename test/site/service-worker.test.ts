import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { beforeEach, describe, expect, it } from 'vitest';

const file = 'src/site/service-worker.ts';
const { code: source } = await transformWithOxc(readFileSync(file, 'utf8'), file);
const scope = 'https://shop.example/cookies/';
const release = { entry: 'assets/index-1.js', files: ['assets/index-1.js', 'assets/menu-1.js'] };
const pageOf = (entry: string) => `<script src="/cookies/${entry}"></script>`;

class World {
  /** A URL that is not listed is answered with 404. */
  readonly host = new Map<string, () => Response>();
  readonly cached = new Map<string, Response>();
  readonly stored = new Map<string, Map<string, Response>>();
  isOnline = true;
  isRegistered = true;
  isStorageDamaged = false;
  private readonly listeners = new Map<string, (event: object) => void>();

  constructor(files: typeof release = release) {
    this.serve('', pageOf(files.entry));
    this.serve('sw.js', '', 'text/javascript');
    for (const file of files.files) this.serve(file, file, 'text/javascript');
    const self = {
      release: files,
      location: { href: `${scope}sw.js` },
      registration: { scope, unregister: async () => (this.isRegistered = false) },
      addEventListener: (type: string, listener: (event: object) => void) => this.listeners.set(type, listener),
    };
    runInContext(
      source,
      createContext({ self, caches: this.caches, fetch: this.fetch, URL, Set, Promise, Response, Error }),
    );
  }

  redirect(path: string, to: string): void {
    this.host.set(scope + path, () => Response.redirect(scope + to));
  }

  serve(path: string, body: string, type = 'text/html', status = 200): void {
    this.host.set(scope + path, () => new Response(body, { status, headers: { 'Content-Type': type } }));
  }

  async dispatch(type: string): Promise<void> {
    await this.settled(type, {});
  }

  /** Undefined where the worker leaves the request to the browser. */
  async request(path: string, { mode = 'no-cors', method = 'GET' } = {}): Promise<string | undefined> {
    const url = new URL(path, scope).href;
    const response = await this.settled('fetch', { request: { url, method, mode } });
    return response?.text();
  }

  readonly visit = (path = '') => this.request(path, { mode: 'navigate' });

  get storedUrls(): readonly string[] {
    return [...this.stored.values()].flatMap((cache) => [...cache.keys()]).map((url) => url.slice(scope.length));
  }

  private readonly fetch = async (
    request: string | { readonly url: string },
    { cache = 'default', redirect = 'follow' }: RequestInit = {},
  ): Promise<Response> => {
    if (!this.isOnline) throw new TypeError('Failed to fetch');
    const url = typeof request === 'string' ? request : request.url;
    const cached = cache === 'default' ? this.cached.get(url)?.clone() : undefined;
    const response = cached ?? this.host.get(url)?.() ?? new Response('', { status: 404 });
    const target = response.headers.get('Location');
    if (target === null) return response;
    if (redirect === 'error') throw new TypeError('Failed to fetch');
    return this.fetch(target);
  };

  private readonly caches = {
    keys: async () => [...this.stored.keys()],
    delete: async (name: string) => this.stored.delete(name),
    open: async (name: string) => {
      const cache = this.stored.get(name) ?? new Map<string, Response>();
      this.stored.set(name, cache);
      return {
        put: async (url: string, response: Response) => void cache.set(url, response),
      };
    },
    // The pages ask for their scripts with other headers than the worker.
    match: async (
      request: string | { readonly url: string },
      { cacheName, ignoreVary = false }: { readonly cacheName: string; readonly ignoreVary?: boolean },
    ) => {
      if (this.isStorageDamaged) throw new DOMException('Unexpected internal error.', 'UnknownError');
      const found = this.stored.get(cacheName)?.get(typeof request === 'string' ? request : request.url);
      return found?.headers.has('Vary') && !ignoreVary ? undefined : found?.clone();
    },
  };

  private async settled(type: string, fields: object): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    this.listeners.get(type)?.({
      ...fields,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => (response = promise),
    });
    const answered = await response;
    await Promise.all(work);
    return answered;
  }
}

describe('the service worker', () => {
  let world: World;
  beforeEach(() => {
    world = new World();
  });

  it('stores the files of its release, and its page', async () => {
    await world.dispatch('install');
    expect(world.storedUrls).toEqual(['assets/index-1.js', 'assets/menu-1.js', '']);
  });

  it('is not installed when the host already serves another release', async () => {
    world.serve('', pageOf('assets/index-2.js'));
    await expect(world.dispatch('install')).rejects.toThrow('another release');
  });

  it.each([
    ['with its home page', () => world.serve('assets/menu-1.js', pageOf(release.entry), 'Text/HTML; charset=utf-8')],
    ['with 404', () => world.host.delete(`${scope}assets/menu-1.js`)],
    ['with another file', () => world.redirect('assets/menu-1.js', 'assets/index-1.js')],
  ])('waits for a later visit while the host answers a missing file %s', async (_how, losesFile) => {
    losesFile();
    await expect(world.dispatch('install')).rejects.toThrow(/does not have .*menu-1.js yet|Failed to fetch/);
    world.serve('assets/menu-1.js', 'the menu', 'text/javascript');
    await world.dispatch('install');
    expect(await world.request('assets/menu-1.js')).toBe('the menu');
  });

  it('asks the host again for a file that the browser has cached as the home page', async () => {
    const page = new Response(pageOf(release.entry), { headers: { 'Content-Type': 'text/html' } });
    world.cached.set(`${scope}assets/menu-1.js`, page);
    await world.dispatch('install');
    expect(await world.request('assets/menu-1.js')).toBe('assets/menu-1.js');
  });

  it('serves a stored file without the network', async () => {
    await world.dispatch('install');
    world.isOnline = false;
    expect(await world.request('assets/menu-1.js')).toBe('assets/menu-1.js');
  });

  it('serves a stored file whatever its host says that it varies with', async () => {
    const headers = { 'Content-Type': 'text/javascript', Vary: 'Origin' };
    world.host.set(`${scope}assets/menu-1.js`, () => new Response('the menu', { headers }));
    await world.dispatch('install');
    world.isOnline = false;
    expect(await world.request('assets/menu-1.js')).toBe('the menu');
  });

  it('is installed although the browser has cached the page of another release', async () => {
    world.cached.set(scope, new Response(pageOf('assets/index-0.js')));
    await world.dispatch('install');
    expect(world.storedUrls).toContain('');
  });

  it('fetches a file that the browser has thrown away', async () => {
    await world.dispatch('install');
    world.stored.clear();
    expect(await world.request('assets/menu-1.js')).toBe('assets/menu-1.js');
  });

  it('fetches a file that the browser cannot read from its damaged storage', async () => {
    await world.dispatch('install');
    world.isStorageDamaged = true;
    expect(await world.request('assets/menu-1.js')).toBe('assets/menu-1.js');
  });

  it.each(['assets/picture-1.avif', '/api/v1/orders/me', 'https://api.example/api/v1/admin/menu-schedule/today'])(
    'leaves %s to the browser and stores nothing of it',
    async (path) => {
      await world.dispatch('install');
      const before = world.storedUrls;
      expect(await world.request(path)).toBe(undefined);
      expect(world.storedUrls).toEqual(before);
    },
  );

  it('leaves a form submission to the browser', async () => {
    expect(await world.request('', { mode: 'navigate', method: 'POST' })).toBe(undefined);
  });

  it('gets a page from the network, even when it has an older one', async () => {
    await world.dispatch('install');
    world.serve('menu', pageOf('assets/index-2.js'));
    expect(await world.visit('menu')).toBe(pageOf('assets/index-2.js'));
  });

  it('shows its page for every URL without a network', async () => {
    await world.dispatch('install');
    world.isOnline = false;
    expect(await world.visit('menu')).toBe(pageOf('assets/index-1.js'));
  });

  it('shows the newest page of its release, with the settings that were changed since', async () => {
    await world.dispatch('install');
    world.serve('', `${pageOf('assets/index-1.js')}{"closedOn":["2026-11-26"]}`);
    await world.visit();
    world.isOnline = false;
    expect(await world.visit('orders')).toContain('closedOn');
  });

  it('stores no page of another release, which its files do not fit', async () => {
    await world.dispatch('install');
    world.serve('', pageOf('assets/index-2.js'));
    await world.visit();
    world.isOnline = false;
    expect(await world.visit()).toBe(pageOf('assets/index-1.js'));
  });

  it('fails as the browser does without a network and without a stored page', async () => {
    world.isOnline = false;
    await expect(world.visit()).rejects.toThrow('Failed to fetch');
  });

  it('deletes the files of other releases, and not those of another shop on this host', async () => {
    await world.dispatch('install');
    world.stored.set(`shop ${scope} assets/index-0.js`, new Map());
    world.stored.set('shop https://shop.example/ assets/index-0.js', new Map());
    await world.dispatch('activate');
    expect([...world.stored.keys()]).toEqual([
      `shop ${scope} assets/index-1.js`,
      'shop https://shop.example/ assets/index-0.js',
    ]);
  });

  it.each([
    ['with 404', '', 'text/plain', 404],
    ['with the home page', pageOf('assets/index-2.js'), 'text/html', 200],
  ])('removes itself and its files when the host answers sw.js %s', async (_how, body, type, status) => {
    await world.dispatch('install');
    world.cached.set(`${scope}sw.js`, new Response('', { headers: { 'Content-Type': 'text/javascript' } }));
    world.serve('sw.js', body, type, status);
    await world.visit();
    expect(world.isRegistered).toBe(false);
    expect(world.storedUrls).toEqual([]);
  });

  it('stays while its host is in trouble', async () => {
    await world.dispatch('install');
    world.serve('sw.js', '', 'text/html', 503);
    await world.visit();
    expect(world.isRegistered).toBe(true);
  });
});
