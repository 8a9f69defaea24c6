import { describe, expect, it } from 'vitest';
import { EarlyReply } from '../../../src/adapters/http/early-reply';

const url = 'https://api.example.com/api/v1/admin/menu-schedule/today';
const get = { method: 'GET' };

/** A page that has requested the menu itself; `asked` lists what is requested afterwards. */
function aPage(reply: Promise<Response>) {
  const asked: string[] = [];
  const page: ConstructorParameters<typeof EarlyReply>[0] = {
    earlyReply: { url, reply, sentAt: 100 },
    performance: { now: () => 1300 },
    fetch: (input) => {
      asked.push(input);
      return Promise.resolve(new Response('asked again'));
    },
  };
  const { fetch, waitedFor } = new EarlyReply(page);
  return { asked, ask: fetch, waitedFor };
}

describe('the reply that the page asked for before its scripts came', () => {
  it('is taken by the first call to its URL, and only by that one', async () => {
    const { asked, ask } = aPage(Promise.resolve(new Response('early')));
    expect(await (await ask(url, get)).text()).toBe('early');
    expect(await (await ask(url, get)).text()).toBe('asked again');
    expect(asked).toEqual([url]);
  });

  it('is left alone by calls to other URLs, as where the settings were changed', async () => {
    const { ask } = aPage(Promise.resolve(new Response('early')));
    expect(await (await ask('https://other.example.com/', get)).text()).toBe('asked again');
    expect(await (await ask(url, get)).text()).toBe('early');
  });

  it('is left alone by a call that changes something', async () => {
    const { ask } = aPage(Promise.resolve(new Response('early')));
    expect(await (await ask(url, { method: 'PUT' })).text()).toBe('asked again');
    expect(await (await ask(url, get)).text()).toBe('early');
  });

  it('says how long the customer has waited for it, until it is taken', async () => {
    const { ask, waitedFor } = aPage(Promise.resolve(new Response('early')));
    expect(waitedFor('https://other.example.com/')).toBe(0);
    expect(waitedFor(url)).toBe(1200);
    await ask(url, get);
    expect(waitedFor(url)).toBe(0);
  });

  it('is asked for again where it failed', async () => {
    const { asked, ask } = aPage(Promise.reject(new TypeError('Failed to fetch')));
    expect(await (await ask(url, get)).text()).toBe('asked again');
    expect(asked).toEqual([url]);
  });
});
