import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';

const folder = 'src/site/page-scripts';

const names = [
  'apply-device-state',
  'select-prerendered-page',
  'request-menu',
  'replay-early-input',
  'load-rest',
] as const;
type ScriptName = (typeof names)[number];

/** Compiled before any page is there, so that a page runs its scripts one right after the other, as a browser does. */
const compiled = new Map<ScriptName, string>();
for (const name of names) {
  const { code } = await transformWithOxc(readFileSync(join(folder, `${name}.ts`), 'utf8'), `${name}.ts`);
  compiled.set(name, code);
}

/** Runs an inline script of the pages in this document, as the script element behind `before` with this data. */
function run(name: ScriptName, dataset: Readonly<Record<string, string>> = {}, before?: Element): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  Object.assign(script.dataset, dataset);
  if (before) before.after(script);
  else document.body.append(script);
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  runInThisContext(compiled.get(name) ?? '');
}

/** The page of `path`, as the build writes it. */
function aPage(path: string): HTMLTemplateElement {
  document.body.innerHTML =
    `<div id="root" data-scripts="start.js"></div>` +
    `<template data-path="${path}" data-screen="home" data-params="search page" data-scripts="home.js">` +
    `<main><button>Login</button></main></template>` +
    `<template id="entry"><script type="text/plain"></script></template>`;
  const page = document.querySelector('template');
  if (!page) throw new Error('There is no template.');
  return page;
}

const root = () => document.getElementById('root');

describe('the scripts in a page', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    history.replaceState(null, '', '/');
    delete document.documentElement.dataset.mode;
    document.head.replaceChildren();
    document.body.replaceChildren();
    Reflect.deleteProperty(document, 'currentScript');
  });

  it.each(['light', 'dark'])('show the %s look that was chosen on this device', async (look) => {
    document.head.innerHTML = '<meta data-look="light" media="x"><meta data-look="dark" media="x">';
    localStorage.setItem('storefront.appearance', JSON.stringify(look));
    run('apply-device-state', { keyPrefix: 'storefront.' });
    expect(document.documentElement.dataset.mode).toBe(look);
    const medias = [...document.querySelectorAll('meta')].map(({ dataset, media }) => [dataset.look, media]);
    const other = look === 'light' ? 'dark' : 'light';
    expect(Object.fromEntries(medias)).toEqual({ [look]: 'all', [other]: 'not all' });
  });

  it.each([
    ['/', true],
    ['/?utm_source=mail', true],
    ['/?search=oat', false],
    ['/orders', false],
  ])('show the home page at %s: %s', async (url, isShown) => {
    history.replaceState(null, '', url);
    const page = aPage('/');
    run('select-prerendered-page', {}, page);
    expect(root()?.querySelector('main') !== null).toBe(isShown);
    expect(root()?.dataset.scripts?.trim()).toBe(isShown ? 'start.js home.js' : 'start.js');
  });

  it('ask for the menu only on the page that they belong to', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string, { redirect }: RequestInit) => {
      asked.push(`${url} ${redirect}`);
      return new Response('{}');
    });
    history.replaceState(null, '', '/orders');
    run('request-menu', { path: '/', api: 'https://api.example' });
    expect(asked).toEqual([]);
    history.replaceState(null, '', '/');
    run('request-menu', { path: '/', api: 'https://api.example' });
    expect(asked).toEqual(['https://api.example/api/v1/admin/menu-schedule/today manual']);
    vi.stubGlobal('earlyReply', undefined);
  });

  it.each([
    [{ VITE_API_URL: 'https://all.example' }, 'https://all.example'],
    [{ VITE_API_URL: 'https://all.example', VITE_MENU_API_URL: 'https://menu.example/' }, 'https://menu.example'],
  ])('ask for the menu where the settings of the owner say: %j', async (settings, host) => {
    const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    history.replaceState(null, '', '/');
    document.body.innerHTML = `<script type="application/json" id="storefront-config">${JSON.stringify(settings)}</script>`;
    run('request-menu', { path: '/', api: 'https://built.example' });
    expect(fetched).toHaveBeenCalledWith(`${host}/api/v1/admin/menu-schedule/today`, expect.anything());
    vi.stubGlobal('earlyReply', undefined);
  });

  it('replay a press once the screen is shown, and the button is as it was', async () => {
    // Work that a test of another file has left may have moved on to another page.
    history.replaceState(null, '', '/');
    const page = aPage('/');
    run('select-prerendered-page', {}, page);
    run('replay-early-input');
    const button = root()?.querySelector('button');
    let presses = 0;
    button?.addEventListener('click', () => presses++);
    button?.click();
    expect([presses, button?.hasAttribute('data-recorded')]).toEqual([0, true]);
    document.dispatchEvent(new Event('screenshown'));
    expect([presses, button?.hasAttribute('data-recorded')]).toEqual([1, false]);
  });

  it('replay what was chosen in a list as a press and a choice do it', async () => {
    history.replaceState(null, '', '/');
    const page = aPage('/');
    page.content.querySelector('main')?.insertAdjacentHTML('beforeend', '<select><option>a<option>b</select>');
    run('select-prerendered-page', {}, page);
    run('replay-early-input');
    const list = root()?.querySelector('select');
    if (!list) throw new Error('There is no list.');
    list.value = 'b';
    list.dispatchEvent(new Event('input', { bubbles: true }));
    const heard: string[] = [];
    for (const type of ['input', 'change']) list.addEventListener(type, () => heard.push(`${type} ${list.value}`));
    document.dispatchEvent(new Event('screenshown'));
    expect(heard).toEqual(['input b', 'change b']);
  });

  it('add the styles that come later at the path of another page too, and nothing else of theirs', async () => {
    history.replaceState(null, '', '/orders');
    run('select-prerendered-page', {}, aPage('/'));
    document.body.insertAdjacentHTML(
      'beforeend',
      '<template data-into="head"><style></style></template><template data-into="#root"><p>Below</p></template>',
    );
    run('load-rest');
    await vi.waitFor(() => expect(document.head.querySelector('script')).not.toBeNull());
    expect([document.head.querySelectorAll('style').length, root()?.childElementCount]).toEqual([1, 0]);
  });

  it('say so where the scripts of the shop cannot be loaded', async () => {
    aPage('/menu');
    run('load-rest');
    await vi.waitFor(() => expect(document.head.querySelector('script')).not.toBeNull());
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(root()?.querySelector('[role=alert]')?.textContent).toMatch(/^The shop could not be loaded/);
  });
});
