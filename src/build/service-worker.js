// The service worker of one release, which the build names in `self.release`. It stores the files of that release alone and
// serves them from the device. Pages come from the network; without one, the last page of this release is shown, which is
// the shell of every URL. All else, such as a call of a service, passes by.

/** @type {any} The compiler takes `self` for a window. */
const worker = self;
/** @type {{ entry: string, files: readonly string[] }} */
const { entry, files } = worker.release;
/** @type {{ scope: string }} */
const { scope } = worker.registration;
// Another shop may be in another folder of this host.
const prefix = `shop ${scope} `;
const cacheName = prefix + entry;
const urls = new Set(files.map((file) => new URL(file, scope).href));

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(storeRelease()));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(replaceOthers()));
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (urls.has(request.url)) event.respondWith(storedFile(request));
});

async function storeRelease() {
  const cache = await caches.open(cacheName);
  await cache.addAll(urls);
  const isOurs = await storeShell(await fetch(scope, { cache: 'no-cache' }));
  if (!isOurs) throw new Error('The host serves another release by now.');
}

async function replaceOthers() {
  await deleteCaches((name) => name !== cacheName);
  // So that a page does not wait for this worker to start.
  await worker.registration.navigationPreload?.enable();
}

/** @param {any} event */
async function page(event) {
  try {
    /** @type {Response} */
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(storeShell(response.clone()).then(leaveWithRelease));
    return response;
  } catch (failure) {
    const shell = await caches.match(scope, { cacheName });
    if (shell) return shell;
    throw failure;
  }
}

/** @param {Request} request */
async function storedFile(request) {
  return (await caches.match(request, { cacheName, ignoreVary: true })) ?? fetch(request);
}

/** Stores a page of this release, whose files are here; its settings may be new. False for any other. @param {Response} response */
async function storeShell(response) {
  const html = await response.text();
  if (!html.includes(entry)) return false;
  const cache = await caches.open(cacheName);
  await cache.put(scope, new Response(html, response));
  return true;
}

/** A release without a service worker ends this one. A host may answer a missing file with its home page. */
async function leaveWithRelease() {
  const found = await fetch(worker.location.href, { cache: 'no-store' }).catch(() => undefined);
  if (!found) return;
  const isHere = found.ok && /javascript/.test(found.headers.get('Content-Type') ?? '');
  if (isHere || found.status >= 500) return;
  await worker.registration.unregister();
  await deleteCaches(() => true);
}

/** @param {(name: string) => boolean} isOver */
async function deleteCaches(isOver) {
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(ours.filter(isOver).map((name) => caches.delete(name)));
}
