import { afterAll, beforeAll, expect, it } from 'vitest';
import { HttpAccountGateway } from '../../../src/adapters/http/http-account-gateway';
import { HttpClient } from '../../../src/adapters/http/http-client';
import { HttpMenuGateway } from '../../../src/adapters/http/http-menu-gateway';
import { HttpOrderGateway } from '../../../src/adapters/http/http-order-gateway';
import { toCartItem } from '../../../src/domain/cart/to-cart-item';
import { productsOf } from '../../../src/domain/menu/todays-menu';
import { InMemorySession } from '../../support/in-memory';
import { FakeAuthErrorChannel } from '../../support/in-memory-device';
import { startPrism } from '../../support/prism';

let prism: Awaited<ReturnType<typeof startPrism>>;
beforeAll(async () => {
  prism = await startPrism();
}, 120_000);
afterAll(() => prism.stop());

it('a mock made by Prism from the OpenAPI document is a shop one can order from', { timeout: 120_000 }, async () => {
  const sessions = new InMemorySession();
  const client = new HttpClient(prism.origin, {
    fetch: (url, init) => fetch(url, init),
    timers: { after: () => () => undefined },
    sessions,
    authErrorChannel: new FakeAuthErrorChannel(),
    refreshSession: async () => sessions.load(),
  });
  const menu = new HttpMenuGateway(client);
  const orders = new HttpOrderGateway(client, { dialect: 'lines', sendIdempotencyKey: true });

  const [product] = productsOf(await menu.todaysMenu());
  if (!product) throw new Error('Nothing is on the menu.');
  expect((await menu.item(product.id))?.name).toBeTruthy();
  expect((await menu.categories()).length).toBeGreaterThan(1);

  sessions.save(await new HttpAccountGateway(client, sessions, { now: () => new Date() }).exchangeGoogleCode('a-code'));
  const { id: itemId, quantity } = toCartItem(product, 2);
  const placed = await orders.place(
    { channel: 'WEB', fulfillmentType: 'PICKUP', tipAmount: 0, items: [{ itemId, quantity }] },
    '11111111-1111-4111-8111-111111111111',
  );
  expect(placed.checkoutUrl).toMatch(/^https:/);
  expect((await orders.find(placed.orderId ?? '')).id).toBe(placed.orderId);
  expect((await orders.listMine({ limit: 200 })).orders.map(({ id }) => id)).toContain(placed.orderId);
  expect((await orders.deliveryInfo(placed.orderId ?? '')).address?.city).toBe('Dallas');
});
