import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { EarlyReply } from '../../../src/adapters/http/early-reply';
import { flushPromises } from '../../support/in-memory-device';

const file = 'src/site/page-scripts/request-menu.ts';
const { code: script } = await transformWithOxc(readFileSync(file, 'utf8'), file);

const url = 'https://api.example.com/api/v1/admin/menu-schedule/today';
const get = { method: 'GET' };

/** The page's script requested the menu 1.2 seconds before the adapter; `asked` lists what is requested afterwards. */
function aPage(reply: Promise<Response>) {
  const asked: string[] = [];
  let now = 100;
  const window: Partial<Pick<Window, 'earlyReply'>> = {};
  const location = { pathname: '/menu', origin: 'https://shop.test' };
  const document = {
    currentScript: { dataset: { path: '/menu', api: 'https://api.example.com' } },
    getElementById: () => null,
  };
  const performance = { now: () => now };
  runInContext(script, createContext({ window, location, document, performance, fetch: () => reply }));
  now = 1300;
  const fetch = (input: string) => {
    asked.push(input);
    return Promise.resolve(new Response('asked again'));
  };
  const early = new EarlyReply(Object.assign(window, { performance, fetch }));
  return { asked, ask: early.fetch, waitedFor: early.waitedFor, sentAgo: early.sentAgo };
}

describe('the reply that the page asked for before its scripts came', () => {
  it('an early reply is taken by the first call to its URL, and only by that one', async () => {
    const { asked, ask } = aPage(Promise.resolve(new Response('early')));
    expect(await (await ask(url, get)).text()).toBe('early');
    expect(await (await ask(url, get)).text()).toBe('asked again');
    expect(asked).toEqual([url]);
  });

  it('an early reply is left alone by calls to other URLs, as after a change of the settings', async () => {
    const { ask } = aPage(Promise.resolve(new Response('early')));
    expect(await (await ask('https://other.example.com/', get)).text()).toBe('asked again');
    expect(await (await ask(url, get)).text()).toBe('early');
  });

  it('an early reply is left alone by a call that changes something', async () => {
    const { ask } = aPage(Promise.resolve(new Response('early')));
    expect(await (await ask(url, { method: 'PUT' })).text()).toBe('asked again');
    expect(await (await ask(url, get)).text()).toBe('early');
  });

  it('says how long the customer has waited for it, until it is taken', async () => {
    const { ask, waitedFor, sentAgo } = aPage(Promise.resolve(new Response(new ReadableStream())));
    await flushPromises();
    expect(waitedFor('https://other.example.com/')).toBe(0);
    expect(waitedFor(url)).toBe(1200);
    await ask(url, get);
    expect([waitedFor(url), sentAgo(url)]).toEqual([0, 0]);
  });

  it.each([
    ['all of it has come', async () => new Response('early')],
    ['it has failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not waited for once %s, however late the scripts come', async (_case, reply) => {
    const { waitedFor, sentAgo } = aPage(reply());
    await flushPromises();
    expect(waitedFor(url)).toBe(0);
    expect(sentAgo(url)).toBe(1200);
    expect(sentAgo('https://other.example.com/')).toBe(0);
  });

  it('is asked for again where it failed', async () => {
    const { asked, ask } = aPage(Promise.reject(new TypeError('Failed to fetch')));
    expect(await (await ask(url, get)).text()).toBe('asked again');
    expect(asked).toEqual([url]);
  });
});
