import { describe, expect, it } from 'vitest';
import type { Fault } from '../../src/tools/mock-api/faults';
import { Customer } from '../e2e/journeys/support/customer';
import { link, text, within } from '../e2e/journeys/support/targets';
import { wordsOf } from './support/find-targets';
import { openShop } from './support/open-shop';

const main = { role: 'main' } as const;
const orderId = 'SB-20481';
const signInPage = '<!doctype html><html><body><h1>It works!</h1></body></html>';

/** A fault and its error title on every screen; undefined means each screen's default. No title comes twice in a row. */
const faults: readonly (readonly [string, Fault, string | undefined])[] = [
  ['a refusal', { kind: 'status', status: 400, body: '{"message":"The oven is out."}' }, undefined],
  ['no connection', { kind: 'refuse' }, 'Unable to Load'],
  ['a page', { kind: 'body', body: signInPage }, undefined],
  ['a broken connection', { kind: 'cut' }, 'Unable to Load'],
  ['nothing', { kind: 'body', body: '' }, undefined],
  ['status 500', { kind: 'status', status: 500 }, 'Server Error'],
  ['status 504', { kind: 'status', status: 504 }, 'Request Timeout'],
  ['status 429', { kind: 'status', status: 429 }, 'Too Many Requests'],
];

const screens = [
  ['/', 'GET /api/v1/menu-items', /\/menu-items/, 'Menu Unavailable'],
  ['/menu', 'GET /api/v1/admin/menu-schedule/today', /\/today$/, 'Menu Unavailable'],
  ['/orders', 'GET /api/v1/orders/me', /\/orders\/me/, 'Unable to Load Orders'],
  [`/track-order?id=${orderId}`, 'GET /api/v1/orders/{orderId}', /\/orders\/SB-\d+$/, 'Tracking Unavailable'],
  [`/payment-status?orderId=${orderId}`, 'GET /api/v1/orders/{orderId}', /\/orders\/SB-\d+$/, 'Unable to Load Orders'],
] as const;

describe('a screen whose service fails', () => {
  it.for(screens)('%s shows every fault, and its button tries again with one request', async (screen) => {
    const [path, call, pattern, title] = screen;
    const shop = await openShop({ build: 'http', at: '/privacy' });
    const { services, requests } = shop.device;
    if (path !== '/' && path !== '/menu') await new Customer(shop).signInTo('/profile');
    const alerts = () => shop.all(within(main, { role: 'alert' })).filter((alert) => wordsOf(alert) !== '');
    const tryAgain = async () => {
      const again = alerts()[0]?.querySelector('button');
      if (!again) throw new Error('Nothing offers to try again.');
      await shop.pressElement(again);
    };
    const sent = () => requests.filter(({ method, url }) => method === 'GET' && pattern.test(url)).length;
    let before = sent();
    let shown: string | undefined;
    for (const [, fault, expected = title] of faults) {
      await services.setFault(call, fault);
      before = sent();
      if (shown === undefined) await shop.open(path);
      else await tryAgain();
      shown = expected;
      await shop.see(within(main, text(new RegExp(`^${expected}$`))));
      expect(alerts().map(wordsOf).join()).toContain(expected);
      expect(alerts().map(wordsOf).join()).not.toMatch(/undefined|NaN|\[object|<h1>|It works/);
      expect(sent() - before).toBe(1);
    }
    await services.clearFaults();
    before = sent();
    await tryAgain();
    await shop.see(within(main, text(/\$\d+\.\d\d/)));
    expect(sent() - before).toBe(1);
  });

  it('My Orders says that an order of the list cannot be shown', async () => {
    const shop = await openShop({ build: 'http' });
    interface Reply {
      readonly orders: readonly object[];
    }
    shop.device.services.changeReply('GET /api/v1/orders/me', ({ orders: [first, ...others], ...reply }: Reply) => ({
      ...reply,
      orders: [{ ...first, totalAmount: 'a lot' }, ...others],
    }));
    await new Customer(shop).signInTo('/orders?date=all');
    await shop.see(within(main, text("1 of your orders can't be shown. To ask about it, write to")));
    await shop.see(within(main, link(/@secondbatch.example/)));
    await shop.see({ role: 'article' });
  });

  it('a path without a page leads home, and search engines are told that nothing is there', async () => {
    const shop = await openShop({ build: 'http' });
    const robots = () => shop.document.querySelector('meta[name=robots]')?.getAttribute('content');
    expect(robots()).toBeUndefined();
    await shop.open('/no-such-page');
    await shop.seeUrl('/');
    expect(robots()).toBe('noindex');
  });
});
