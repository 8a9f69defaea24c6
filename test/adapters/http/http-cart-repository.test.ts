import { describe, expect, it } from 'vitest';
import type { Cart, CartChange } from '../../../src/domain/cart/cart';
import { aCartItem, aSession, aUser } from '../../support/builders';
import { HttpCartRepository } from '../../../src/adapters/http/http-cart-repository';
import { InMemoryLocks } from '../../support/in-memory-device';
import { HttpShop, json, sentBody, type SentRequest } from './support/http-shop';

const chip = aCartItem({ id: 'chip', quantity: 2 });
const oat = aCartItem({ id: 'oat', quantity: 1 });
const row = ({ id, name, quantity }: typeof chip) => ({ id, name, price: 2.5, quantity });

async function asked(change: CartChange, ...cart: readonly (typeof chip)[]) {
  const shop = new HttpShop(({ init }) =>
    init.method === 'GET' ? json({ items: cart.map(row) }) : new Response(null),
  );
  const outcome = await shop.cart.apply(change);
  return { outcome, requests: shop.requests.slice(1).map(written) };
}

function written(request: SentRequest): string {
  const path = new URL(request.url).pathname.replace('/api/v1/cart', '');
  return `${request.init.method} ${path} ${JSON.stringify(sentBody(request)) ?? ''}`.trim();
}

describe('the cart on the service', () => {
  it.each<[string, CartChange, readonly string[]]>([
    [
      'adds what is new',
      { kind: 'add', item: aCartItem({ id: 'new' }) },
      ['POST /items {"itemId":"new","quantity":1}'],
    ],
    ['counts up what is there', { kind: 'add', item: aCartItem({ id: 'chip' }) }, ['PUT /items/chip {"quantity":3}']],
    ['sets a quantity', { kind: 'setQuantity', id: 'oat', quantity: 5 }, ['PUT /items/oat {"quantity":5}']],
    ['removes at quantity 0', { kind: 'setQuantity', id: 'oat', quantity: 0 }, ['DELETE /items/oat']],
    ['removes', { kind: 'remove', id: 'oat' }, ['DELETE /items/oat']],
    ['leaves what is not there', { kind: 'remove', id: 'gone' }, []],
    ['clears', { kind: 'clear' }, ['POST /clear']],
    [
      'merges',
      { kind: 'addAll', items: [aCartItem({ id: 'new', quantity: 4 }), chip] },
      ['PUT /items/chip {"quantity":4}', 'POST /items {"itemId":"new","quantity":4}'],
    ],
    [
      'puts back',
      { kind: 'undoRemove', items: [{ item: aCartItem({ id: 'back', quantity: 3 }), position: 0 }] },
      ['POST /items {"itemId":"back","quantity":3}'],
    ],
  ])('%s', async (_what, change, requests) => {
    expect((await asked(change, chip, oat)).requests).toEqual(requests);
  });

  it('removes the last item alone: what another tab adds at the same time stays', async () => {
    expect((await asked({ kind: 'remove', id: 'oat' }, oat)).requests).toEqual(['DELETE /items/oat']);
    expect((await asked({ kind: 'take', items: [oat] }, oat)).requests).toEqual(['DELETE /items/oat']);
  });

  it('names its items as the menu does, without blanks around them', async () => {
    const shop = new HttpShop(() => json({ items: [{ ...row(chip), name: ' Classic Chip ' }] }));
    expect(await shop.cart.load()).toMatchObject([{ name: 'Classic Chip' }]);
  });

  it('asks for nothing when it is cleared while it is empty', async () => {
    expect((await asked({ kind: 'clear' })).requests).toEqual([]);
  });

  it.each<[string, readonly (typeof chip)[], 'fulfilled' | 'rejected']>([
    ['was made', [], 'fulfilled'],
    ['was made in part', [oat], 'rejected'],
    ['was not made', [chip, oat], 'rejected'],
  ])('reads the cart again where the reply to a change is lost: it %s', async (_what, now, status) => {
    const carts = [[chip, oat], now];
    const shop = new HttpShop(({ init }) =>
      init.method === 'GET' ? json({ items: (carts.shift() ?? []).map(row) }) : Promise.reject(new TypeError('lost')),
    );
    const [outcome] = await Promise.allSettled([shop.cart.apply({ kind: 'take', items: [chip, oat] })]);
    expect(outcome?.status).toBe(status);
  });

  it('fails as the change did where the cart cannot be read again either', async () => {
    const answers = [json({ items: [row(oat)] })];
    const shop = new HttpShop(() => answers.shift() ?? Promise.reject(new TypeError('lost')));
    await expect(shop.cart.apply({ kind: 'remove', id: 'oat' })).rejects.toMatchObject({ kind: 'network' });
  });

  it('returns the cart after the change', async () => {
    const { outcome } = await asked({ kind: 'setQuantity', id: 'chip', quantity: 3 }, chip);
    expect(outcome).toEqual([{ ...chip, quantity: 3 }]);
  });

  it('makes one change after the other, and continues after one that failed', async () => {
    const answers = [json({ items: [] }), new Response(null, { status: 500 }), json({ items: [] }), new Response(null)];
    const shop = new HttpShop(() => answers.shift() ?? json({}));
    const change: CartChange = { kind: 'add', item: oat };
    const outcomes = await Promise.allSettled([shop.cart.apply(change), shop.cart.apply(change)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(shop.requests.map(({ init }) => init.method)).toEqual(['GET', 'POST', 'GET', 'POST']);
  });

  it('reports no changes made elsewhere', () => {
    const shop = new HttpShop(() => json({}));
    expect(shop.cart.onChange(() => undefined)()).toBeUndefined();
  });

  it('refuses sample items and sends nothing', async () => {
    const add: CartChange = { kind: 'add', item: aCartItem({ id: 'new', isSample: true }) };
    const shop = new HttpShop(() => json({ items: [row(chip)] }));
    await expect(shop.cart.apply(add)).rejects.toMatchObject({ kind: 'refused', message: /samples/ });
    expect(shop.requests).toHaveLength(1);
  });
});

describe('the cart of a customer on the service', () => {
  const ada = aSession({ user: aUser({ id: 'ada' }), accessToken: 'ada' });
  const grace = aSession({ user: aUser({ id: 'grace' }), accessToken: 'grace' });
  const add: CartChange = { kind: 'add', item: aCartItem({ id: 'new' }) };

  /** `onRequest` runs when a request has come to the service, and before its reply. */
  function cartOfAda(onRequest: (request: SentRequest) => void = () => undefined) {
    const shop = new HttpShop((request) => {
      onRequest(request);
      if (request.init.method !== 'GET') return new Response(null);
      return json({ items: [row(ownerOf(request) === 'ada' ? chip : oat)] });
    });
    shop.sessions.save(ada);
    const customer = {
      id: () => shop.sessions.load()?.user.id,
      onChange: (listener: () => void) => shop.sessions.onChange(() => listener()),
    };
    const told: (Cart | undefined)[] = [];
    const cart = new HttpCartRepository(shop.accountClient, new InMemoryLocks(), customer);
    cart.onChange((now) => told.push(now));
    return { shop, cart, told };
  }

  it.each([
    ['nobody', undefined],
    ['another customer', grace],
  ])('changes nothing for %s, who came before the request was sent', async (_who, session) => {
    const { shop, cart } = cartOfAda((request) => ownerOf(request) === 'ada' && shop.sessions.changeElsewhere(session));
    await expect(cart.apply(add)).rejects.toMatchObject({ kind: 'cancelled' });
    expect(shop.requests.filter(({ init }) => init.method !== 'GET')).toEqual([]);
  });

  it('gives nobody the cart of a former customer, whose last reply comes late', async () => {
    const { shop, cart } = cartOfAda(({ init }) => init.method !== 'GET' && shop.sessions.changeElsewhere(grace));
    await expect(cart.apply(add)).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('shows nobody a reply to a former customer', async () => {
    const { shop, cart } = cartOfAda((request) => ownerOf(request) === 'ada' && shop.sessions.changeElsewhere(grace));
    expect((await cart.load()).map(({ id }) => id)).toEqual(['oat']);
  });

  it('tells that it is another one with each customer', async () => {
    const { shop, cart, told } = cartOfAda();
    expect((await cart.load()).map(({ id }) => id)).toEqual(['chip']);
    shop.sessions.changeElsewhere(undefined);
    shop.sessions.changeElsewhere(grace);
    expect(told).toEqual([undefined, undefined]);
    expect((await cart.load()).map(({ id }) => id)).toEqual(['oat']);
  });
});

function ownerOf({ init }: SentRequest): string | undefined {
  return new Headers(init.headers).get('Authorization')?.replace('Bearer ', '');
}
