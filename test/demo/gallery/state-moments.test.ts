import { expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { momentOf } from '../../../src/demo/gallery/state-moments';
import { anAccountGateway } from '../../support/in-memory-gateways';
import { MockVisit } from '../../support/mock-shop';

it.each([undefined, 2])('a state whose cart has %s items is opened with no others in it', async (inCart) => {
  const { sample, time, randomness } = new MockVisit();
  const state = { name: 'Menu', of: 'menu', path: '/menu', shows: 'Menu', ...(inCart === undefined ? {} : { inCart }) };
  const { storage } = await momentOf(
    state,
    { theme: '', appearance: 'light' },
    { shop: 'cookies', profile, sample, account: anAccountGateway(), clock: time, randomness },
  );
  const cart: { items: readonly unknown[] } = JSON.parse(storage['storefront.cart'] ?? '{"items":[]}');
  expect(cart.items).toHaveLength(inCart ?? 0);
});
