// Serves the files of one release (`self.release`) from the device. Pages come from the network; offline, the last
// stored page of this release is the shell of every URL. Other requests are not intercepted.
(() => {
  interface WorkEvent {
    waitUntil(work: Promise<unknown>): void;
  }

  interface RequestEvent extends WorkEvent {
    readonly request: Request;
    readonly preloadResponse: Promise<Response | undefined>;
    respondWith(response: Promise<Response>): void;
  }

  interface Worker {
    readonly release: { readonly entry: string; readonly files: readonly string[] };
    readonly registration: ServiceWorkerRegistration;
    readonly location: Location;
    addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
    addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  }

  const isWorker = (scope: object): scope is Worker => 'registration' in scope;
  if (!isWorker(self)) return;
  const worker: Worker = self;
  const { entry, files } = worker.release;
  const { scope } = worker.registration;
  // Another shop may use another folder of this host.
  const prefix = `shop ${scope} `;
  const cacheName = prefix + entry;
  const urls = new Set(files.map((file) => new URL(file, scope).href));
  const typeOf = ({ headers }: Response) => headers.get('Content-Type') ?? '';

  worker.addEventListener('install', (event) => event.waitUntil(storeRelease()));
  worker.addEventListener('activate', (event) => event.waitUntil(replaceOthers()));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') event.respondWith(page(event));
    else if (urls.has(request.url)) event.respondWith(storedFile(request));
  });

  async function storeRelease() {
    const cache = await caches.open(cacheName);
    await Promise.all([...urls].map((url) => storeFile(cache, url)));
    const isOurs = await storeShell(await fetch(scope, { cache: 'no-cache' }));
    if (!isOurs) throw new Error('The host serves another release by now.');
  }

  /** Throws if the host answers with something else, such as its home page. The browser may have cached such an answer. */
  async function storeFile(cache: Cache, url: string, mode: RequestCache = 'default'): Promise<void> {
    const response = await fetch(url, { cache: mode, redirect: 'error' });
    if (response.ok && !/html/i.test(typeOf(response))) return cache.put(url, response);
    if (mode === 'reload') throw new Error(`The host does not have ${url} yet.`);
    return storeFile(cache, url, 'reload');
  }

  async function replaceOthers() {
    await deleteCaches((name) => name !== cacheName);
    // A page request then starts before this worker does.
    await worker.registration.navigationPreload?.enable();
  }

  async function page(event: RequestEvent): Promise<Response> {
    try {
      const response = (await event.preloadResponse) ?? (await fetch(event.request));
      event.waitUntil(storeShell(response.clone()).then(leaveWithRelease));
      return response;
    } catch (failure) {
      const shell = await caches.match(scope, { cacheName });
      if (shell) return shell;
      throw failure;
    }
  }

  async function storedFile(request: Request): Promise<Response> {
    // A browser whose storage is damaged refuses to look, and the shop would not start.
    const stored = await caches.match(request, { cacheName, ignoreVary: true }).catch(() => undefined);
    return stored ?? fetch(request);
  }

  /** False for a page of another release. Stores this release's page, because its settings may be new. */
  async function storeShell(response: Response): Promise<boolean> {
    const html = await response.text();
    if (!html.includes(entry)) return false;
    const cache = await caches.open(cacheName);
    await cache.put(scope, new Response(html, response));
    return true;
  }

  /** Removes this worker if the host has a release without one. Some hosts answer a missing file with their home page. */
  async function leaveWithRelease(): Promise<void> {
    const found = await fetch(worker.location.href, { cache: 'no-store' }).catch(() => undefined);
    if (!found) return;
    const isHere = found.ok && /javascript/.test(typeOf(found));
    if (isHere || found.status >= 500) return;
    await worker.registration.unregister();
    await deleteCaches(() => true);
  }

  async function deleteCaches(isOver: (name: string) => boolean): Promise<void> {
    const ours = (await caches.keys()).filter((name) => name.startsWith(prefix));
    await Promise.all(ours.filter(isOver).map((name) => caches.delete(name)));
  }
})();
