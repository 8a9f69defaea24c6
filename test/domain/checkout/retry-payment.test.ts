import { describe, expect, it } from 'vitest';
import type { CheckoutDetails } from '../../../src/domain/checkout/checkout-details';
import { RetryPayment, type RetryBlocker } from '../../../src/domain/checkout/retry-payment';
import type { TodaysMenu } from '../../../src/domain/menu/todays-menu';
import type { Product } from '../../../src/domain/menu/product';
import type { DeliveryInfo, Order } from '../../../src/domain/orders/order';
import { cents } from '../../../src/domain/shared/money';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { specifiedNumbers } from '../../../src/domain/shop/shop-numbers';
import { aDay, aDeliveryInfo, anOrder, anOrderItem, aProduct, deliveryDetails } from '../../support/builders';
import { InMemoryDraft, InMemoryOrderedItems } from '../../support/in-memory';
import { aMenuGateway, anOrderGateway } from '../../support/in-memory-gateways';

const failed = anOrder({ id: 'order-9', status: 'PAYMENT_FAILED', items: [anOrderItem({ itemName: 'Chip' })] });
const chip = aProduct({ id: 'chip', name: 'Chip', price: cents(250) });

interface BrowserGlobals {
  readonly menu?: TodaysMenu | ServiceError;
  readonly delivery?: DeliveryInfo;
  readonly draft?: CheckoutDetails;
  readonly draftOwner?: string;
  readonly remembered?: readonly { readonly itemId: string; readonly name: string }[];
}

async function retry(order: Order, { menu = [chip], delivery, draft, draftOwner, remembered }: BrowserGlobals = {}) {
  const orderedItems = new InMemoryOrderedItems();
  if (remembered) orderedItems.remember(order.id, remembered);
  const useCase = new RetryPayment(
    aMenuGateway({ todaysMenu: async () => (menu instanceof ServiceError ? Promise.reject(menu) : menu) }),
    anOrderGateway({
      deliveryInfo: async () => delivery ?? Promise.reject(new ServiceError('refused', 'no delivery info', 404)),
    }),
    orderedItems,
    new InMemoryDraft(draft, draftOwner),
    { id: () => 'user-1' },
    specifiedNumbers,
  );
  return useCase.execute(order);
}

async function retried(order: Order, world?: BrowserGlobals) {
  const outcome = await retry(order, world);
  if (outcome.kind === 'failed') throw new Error(outcome.reason);
  return outcome.order;
}

const remembered = [{ itemId: 'chip', name: 'Chip' }];
const offline = new ServiceError('network', 'offline', 0);

describe('the items of a retried payment', () => {
  it('are found by the id from the order service', async () => {
    const order = { ...failed, items: [anOrderItem({ itemId: 'chip', itemName: 'Old Chip' }), ...failed.items] };
    expect((await retried(order)).items.map(({ id }) => id)).toEqual(['chip']);
  });

  it('are found by the ids stored in this browser', async () => {
    const { items } = await retried(failed, { menu: offline, remembered });
    expect(items).toMatchObject([{ id: 'chip', name: 'Chip', price: 250, quantity: 2 }]);
  });

  it("are found by their exact name in today's menu", async () => {
    const menu = [aProduct({ id: 'other', name: 'chip' }), { ...chip, deliverableOn: aDay('2026-11-22') }];
    expect((await retried(failed, { menu })).items).toMatchObject([{ id: 'chip', deliverableOn: '2026-11-22' }]);
  });

  it.each<[RetryBlocker, string, Order, BrowserGlobals]>([
    [
      'itemGone',
      'one of them is not found',
      { ...failed, items: [...failed.items, anOrderItem({ itemName: 'Oat' })] },
      {},
    ],
    ['menuUnknown', 'the menu cannot be read and no id is known', failed, { menu: offline }],
    ['noItems', 'the order lists none', { ...failed, items: [] }, {}],
    ['menuEmpty', 'the kitchen offers nothing', failed, { menu: [], remembered }],
    ['soldOut', 'nothing is left', failed, { menu: 'soldOut', remembered }],
    ['allGone', "today's menu has only others", failed, { menu: [aProduct({ id: 'oat', name: 'Oat' })], remembered }],
    ['allGone', 'none is known', failed, { menu: [aProduct({ id: 'oat', name: 'Oat' })] }],
    ['changed', 'every price has changed', failed, { menu: [{ ...chip, price: cents(275) }] }],
    ['changed', 'every name has changed', failed, { menu: [{ ...chip, name: 'Chunk' }], remembered }],
    ['tooMany', 'a cart holds fewer', { ...failed, items: [anOrderItem({ itemName: 'Chip', quantity: 100 })] }, {}],
    [
      'tooMany',
      'two lines of a dish are more than a cart holds',
      { ...failed, items: [60, 40].map((quantity) => anOrderItem({ itemName: 'Chip', quantity })) },
      {},
    ],
    [
      'itemGone',
      'some have changed and the others are gone',
      { ...failed, items: [...failed.items, anOrderItem({ itemId: 'oat', itemName: 'Oat' })] },
      { menu: [{ ...chip, price: cents(275) }] },
    ],
  ])('block it (%s) where %s', async (reason, _case, order, world) => {
    expect(await retry(order, world)).toEqual({ kind: 'failed', reason });
  });

  it('do not block it while some are available: checkout reports the rest', async () => {
    const items = [anOrderItem({ itemName: 'Chip' }), anOrderItem({ itemName: 'Oat', unitPrice: cents(225) })];
    const menu = [chip, aProduct({ id: 'oat', name: 'Oat', price: cents(250) })];
    expect((await retried({ ...failed, items }, { menu })).items.map(({ price }) => price)).toEqual([250, 225]);
  });

  it('do not block it where some are scarce and the others have changed', async () => {
    const items = [anOrderItem({ itemName: 'Chip' }), anOrderItem({ itemName: 'Oat', unitPrice: cents(225) })];
    const menu = [{ ...chip, quantityAvailable: 1 }, aProduct({ id: 'oat', name: 'Oat', price: cents(250) })];
    expect((await retried({ ...failed, items }, { menu })).items.map(({ id }) => id)).toEqual(['chip', 'oat']);
  });

  it('are none where a dish may be another one of its name', async () => {
    const items = [1, 2].map((quantity) => anOrderItem({ itemName: 'Chip', quantity }));
    const menu = [chip, { ...chip, id: 'vegan-chip' }];
    expect(await retry({ ...failed, items }, { menu })).toEqual({ kind: 'failed', reason: 'allGone' });
    const remembered = [
      { itemId: 'vegan-chip', name: 'Chip', price: cents(250), quantity: 2 },
      { itemId: 'chip', name: 'Chip', price: cents(250), quantity: 1 },
    ];
    const known = await retried({ ...failed, items }, { menu, remembered });
    expect(known.items.map(({ id, quantity }) => `${quantity} ${id}`)).toEqual(['1 chip', '2 vegan-chip']);
  });

  it('do not go through the cart', async () => {
    const { source, items } = await retried(failed);
    expect(source.retryOf).toBe('order-9');
    expect(await source.load()).toEqual(items);
    expect(await source.apply({ kind: 'clear' })).toEqual([]);
  });
});

describe('the picture of a retried item', () => {
  const picture = { src: '/today.avif', alt: '' };

  it.each<[string, string | undefined, Product, string | undefined]>([
    ['the one that was ordered', '/ordered.avif', { ...chip, picture }, '/ordered.avif'],
    ["today's where the order has none", undefined, { ...chip, picture }, '/today.avif'],
    ['none where neither has one', undefined, chip, undefined],
  ])('is %s', async (_case, imageUrl, product, image) => {
    const item = anOrderItem({ itemName: 'Chip', ...(imageUrl ? { imageUrl } : {}) });
    const { picture: _picture, ...bare } = product;
    const menu = [product.picture === picture ? product : bare];
    const [line] = (await retried({ ...failed, items: [item] }, { menu })).items;
    expect(line?.image).toBe(image);
  });
});

describe('the address of a retried payment', () => {
  it('the address of a retried payment of a pickup is not asked for', async () => {
    const pickup = { ...failed, fulfillmentType: 'PICKUP' } as const;
    const { details } = await retried(pickup, { delivery: aDeliveryInfo(), draft: deliveryDetails({ city: 'Plano' }) });
    expect(details.city).toBe('Plano');
  });

  it('is the one last typed where the service has no street', async () => {
    const { details } = await retried(failed, {
      delivery: aDeliveryInfo({ address: { city: 'Dallas' } }),
      draft: deliveryDetails({ city: 'Plano' }),
    });
    expect(details.city).toBe('Plano');
  });

  it('is the one last typed where the service has none', async () => {
    const { address: _address, ...delivery } = aDeliveryInfo();
    const { details } = await retried(failed, { delivery, draft: deliveryDetails({ city: 'Plano' }) });
    expect(details.city).toBe('Plano');
  });

  it("comes with the customer's own number before that of the contact", async () => {
    const contact = { phone: '+12145550177' };
    const own = await retried(failed, { delivery: aDeliveryInfo({ contact }) });
    expect(own.details.mobile).toBe('2145550100');
    const { userMobile: _userMobile, ...delivery } = aDeliveryInfo({ contact });
    expect((await retried(failed, { delivery })).details.mobile).toBe('2145550177');
    const { contact: _contact, ...without } = delivery;
    expect((await retried(failed, { delivery: without })).details.mobile).toBe('');
  });

  it('is that of the order, where the service still has it', async () => {
    const { details, addressKnown } = await retried(failed, {
      delivery: aDeliveryInfo(),
      draft: deliveryDetails({ city: 'Plano' }),
    });
    expect(details).toMatchObject({
      addressLine1: '1500 Marilla St',
      city: 'Dallas',
      dialCode: '+1',
      mobile: '2145550100',
    });
    expect(addressKnown).toBe(true);
  });

  it('is otherwise the one last typed in this browser', async () => {
    const { details, addressKnown } = await retried(failed, { draft: deliveryDetails({ city: 'Plano' }) });
    expect(details.city).toBe('Plano');
    expect(addressKnown).toBe(true);
  });

  it('is otherwise empty', async () => {
    const { details, addressKnown } = await retried(failed);
    expect(details.addressLine1).toBe('');
    expect(details.mobile).toBe('');
    expect(addressKnown).toBe(false);
  });

  it.each(['DELIVERY', 'PICKUP'] as const)('is never that of another customer (%s)', async (fulfillmentType) => {
    const draft = deliveryDetails({ city: 'Plano', mobile: '2145550199' });
    const { details } = await retried({ ...failed, fulfillmentType }, { draft, draftOwner: 'user-2' });
    expect(details).toMatchObject({ city: '', mobile: '' });
  });

  it('is for delivery where the order does not say', async () => {
    const { fulfillmentType: _fulfillmentType, ...order } = failed;
    expect((await retried(order, { draft: deliveryDetails({ fulfillmentType: 'PICKUP' }) })).details).toMatchObject({
      fulfillmentType: 'DELIVERY',
    });
  });

  it('has the fulfillment type of the order', async () => {
    const { details } = await retried({ ...failed, fulfillmentType: 'PICKUP' }, { draft: deliveryDetails() });
    expect(details).toMatchObject({ fulfillmentType: 'PICKUP', mobile: '214-555-0100' });
  });
});
