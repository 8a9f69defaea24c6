import { describe, expect, it } from 'vitest';
import { cents } from '../../../src/domain/shared/money';
import { specifiedArea } from '../../../src/domain/shop/shop-numbers';
import { TabMessageDraftRepository } from '../../../src/adapters/storage/message-draft';
import {
  LocalCheckoutDraftRepository,
  LocalOrderedItemsRepository,
} from '../../../src/adapters/storage/checkout-records';
import {
  localAvoidedAllergensRepository,
  localFulfillmentRepository,
  LocalCheckoutIntentRepository,
  localFavoritesRepository,
} from '../../../src/adapters/storage/device-values';
import { LocalPendingOrderRepository } from '../../../src/adapters/storage/local-pending-order-repository';
import {
  localDepartureRepository,
  localEarlyAddRepository,
  LocalProfileDraftRepository,
  localSignInJourneyRepository,
} from '../../../src/adapters/storage/tab-values';
import { orderAttempt } from '../../../src/domain/checkout/order-attempt';
import { pendingOrderLifetime } from '../../../src/domain/checkout/pending-orders/pending-order';
import { emptyDetails } from '../../../src/domain/checkout/checkout-details';
import { aJsonStorage, blockedStorage, fullItems, itemsOver, twoTabs } from '../../support/browser-storage';
import { aCartItem, aPendingOrder, deliveryDetails } from '../../support/builders';
import { CountingRandomness, FakeTime } from '../../support/in-memory-device';

const storageWith = (texts: Record<string, string>) => aJsonStorage(itemsOver(new Map(Object.entries(texts))));

describe('the payment page a tab has left for', () => {
  it('is known after a page load, until it is cleared', () => {
    const texts = new Map<string, string>();
    const over = () => localDepartureRepository(aJsonStorage(itemsOver(texts)));
    over().save('https://pay.test/1');
    expect(over().load()).toBe('https://pay.test/1');
    over().clear();
    expect(over().load()).toBeUndefined();
  });

  it.each(['7', '""', '{'])('the payment page a tab has left for is unknown where %s is stored', (text) => {
    expect(localDepartureRepository(storageWith({ 'storefront.departure': text })).load()).toBeUndefined();
  });
});

describe('presses on Add that the page noted', () => {
  it('are returned once', () => {
    const texts = new Map([['storefront.earlyAdds', '[{"id":"oat","name":"Oat"},{"id":"oat","name":"Oat"}]']]);
    const over = () => localEarlyAddRepository(aJsonStorage(itemsOver(texts)));
    expect(over().consume()).toEqual([
      { id: 'oat', name: 'Oat' },
      { id: 'oat', name: 'Oat' },
    ]);
    expect(over().consume()).toEqual([]);
  });

  it.each(['7', '{', '[7,{"id":"oat"},{"id":7,"name":"Oat"}]'])('none is read from %s', (text) => {
    expect(localEarlyAddRepository(storageWith({ 'storefront.earlyAdds': text })).consume()).toEqual([]);
  });
});

describe('local favorites', () => {
  it('survive a page load', () => {
    const texts = new Map<string, string>();
    localFavoritesRepository(aJsonStorage(itemsOver(texts))).save(new Set(['oat', '__proto__']));
    expect(localFavoritesRepository(aJsonStorage(itemsOver(texts))).load()).toEqual(new Set(['oat', '__proto__']));
  });

  it('drop invalid ids', () => {
    expect(localFavoritesRepository(storageWith({ 'storefront.favorites': '["oat",7,null]' })).load()).toEqual(
      new Set(['oat']),
    );
  });

  it('report changes in another tab', () => {
    const { here, there } = twoTabs();
    const heard: ReadonlySet<string>[] = [];
    localFavoritesRepository(there).onChange((ids) => heard.push(ids));
    localFavoritesRepository(here).save(new Set(['oat']));
    expect(heard).toEqual([new Set(['oat'])]);
  });
});

describe('local pending orders', () => {
  const time = new FakeTime();
  const over = (texts: Map<string, string>) => new LocalPendingOrderRepository(aJsonStorage(itemsOver(texts)), time);
  const stored = (texts: Record<string, string>) => new LocalPendingOrderRepository(storageWith(texts), time).load();

  it('survive a page load', () => {
    const texts = new Map<string, string>();
    const newest = aPendingOrder({
      orderId: 'SB-1',
      customerId: 'user-1',
      checkoutUrl: 'https://pay.test/1',
      stage: 'awaitingPayment',
      attemptedAt: time.now(),
      clockMovedAt: time.now(),
      toTake: [aCartItem()],
      taking: { itemId: aCartItem().id, had: 2 },
    });
    const details = deliveryDetails({ city: 'Plano' });
    const previous = aPendingOrder({
      stage: 'restoring',
      idempotencyKey: 'key-0',
      details,
      retryOf: 'SB-0',
      puttingBack: { itemId: aCartItem().id, had: 1, wanted: 3 },
    });
    const empty = aPendingOrder({ stage: 'awaitingPayment', idempotencyKey: 'key-1', items: [] });
    const paid = aPendingOrder({ stage: 'paid', idempotencyKey: 'key-2', toTake: [aCartItem()] });
    const sent = aPendingOrder({ idempotencyKey: 'key-3', unanswered: true, resent: true });
    const refused = aPendingOrder({ stage: 'refused', idempotencyKey: 'key-4' });
    const orders = [newest, previous, empty, paid, sent, refused];
    over(texts).save(orders);
    expect(over(texts).load()).toEqual(orders);
  });

  it('end after 24 hours', () => {
    const texts = new Map<string, string>();
    const attemptedAt = new Date(time.now().getTime() - pendingOrderLifetime - 1);
    over(texts).save([aPendingOrder({ attemptedAt })]);
    expect(over(texts).load()).toEqual([]);
  });

  it('do not end because they are of a clock that was a year ahead', () => {
    const texts = new Map<string, string>();
    const order = aPendingOrder({ attemptedAt: new Date(time.now().getTime() + 365 * pendingOrderLifetime) });
    over(texts).save([order]);
    expect(over(texts).load()).toEqual([order]);
  });

  it('keep the items and details of the newest under the specified keys', () => {
    const texts = new Map<string, string>();
    over(texts).save([aPendingOrder()]);
    expect([...texts.keys()]).toEqual(['storefront.pendingOrderItems', 'storefront.pendingDeliveryInfo']);
  });

  it('local pending orders of older versions are read: a bare cart with corrupt details', () => {
    const orders = stored({
      'storefront.pendingOrderItems': '[{"id":"oat","name":"Oat","price":2.25,"quantity":2}]',
      'storefront.pendingDeliveryInfo': '{"zip":',
    });
    expect(orders).toMatchObject([
      { items: [{ id: 'oat', price: 225, quantity: 2 }], details: emptyDetails, stage: 'awaitingPayment' },
    ]);
  });

  it('local pending orders of older versions are read: a chain of orders', () => {
    const orders = stored({
      'storefront.pendingOrderItems': JSON.stringify({
        idempotencyKey: 'key-2',
        stage: 'sent',
        earlier: { idempotencyKey: 'key-1', stage: 'left', earlier: { idempotencyKey: 'key-0', stage: 'left' } },
      }),
    });
    expect(orders.map(({ idempotencyKey, stage }) => [idempotencyKey, stage])).toEqual([
      ['key-2', 'sent'],
      ['key-1', 'awaitingPayment'],
      ['key-0', 'awaitingPayment'],
    ]);
  });

  it('are read although the newest is damaged', () => {
    const texts = new Map<string, string>();
    const previous = aPendingOrder({ idempotencyKey: 'key-0' });
    over(texts).save([aPendingOrder(), previous]);
    const key = 'storefront.pendingOrderItems';
    const { previous: kept } = JSON.parse(texts.get(key) ?? '');
    expect(stored({ [key]: JSON.stringify({ previous: kept }) })).toEqual([previous]);
  });

  it.each([
    '{"items":[{"itemId":"classic-chip","quantity":2}]}',
    '{"lines":["2 classic-chip"],"mobile":"1"}',
    undefined,
  ])(
    'local pending orders of other versions are sent again with their key, whatever they noted about what was sent: %s',
    (fingerprint) => {
      const [items, details] = [[aCartItem({ quantity: 2 })], deliveryDetails({ state: 'ON', country: 'Canada' })];
      const orders = stored({
        'storefront.pendingOrderItems': JSON.stringify({
          idempotencyKey: 'key-1',
          stage: 'sent',
          attemptedAt: time.now(),
          fingerprint,
          cart: { version: 2, items },
        }),
        'storefront.pendingDeliveryInfo': JSON.stringify(details),
      });
      const basket = { items, details, customerId: 'user-1', retryOf: undefined, area: specifiedArea };
      expect(orderAttempt(orders, basket, time.now(), new CountingRandomness()).idempotencyKey).toBe('key-1');
    },
  );

  it('keep their own details where a full storage has refused those of the newest', () => {
    const texts = new Map([['storefront.pendingDeliveryInfo', JSON.stringify(deliveryDetails({ city: 'Dallas' }))]]);
    const items = itemsOver(texts);
    const setItem = (key: string, text: string) => {
      if (key === 'storefront.pendingDeliveryInfo') throw new DOMException('Full', 'QuotaExceededError');
      items.setItem(key, text);
    };
    const order = aPendingOrder({ details: deliveryDetails({ city: 'Plano' }) });
    new LocalPendingOrderRepository(aJsonStorage({ ...items, setItem }), time).save([order]);
    expect(over(texts).load()).toEqual([order]);
  });

  it.each(['', '{', '7', 'null', '{"cart":{"version":2,"items":[]}}'])('are empty when %s is stored', (items) => {
    expect(stored({ 'storefront.pendingOrderItems': items })).toEqual([]);
  });

  it('local pending orders of older versions are read: a paid one, which was called settled', () => {
    const toTake = { version: 2, items: [aCartItem()] };
    const record = { idempotencyKey: 'key', stage: 'settled', toTake };
    const orders = stored({ 'storefront.pendingOrderItems': JSON.stringify(record) });
    expect(orders).toMatchObject([{ stage: 'paid', toTake: [aCartItem()] }]);
  });

  it.each(['refused', 'awaitingPayment', 'restoring', 'paid'])(
    'local pending orders of older versions are read: %s, with fields that only a sent order has now',
    (stage) => {
      const record = { idempotencyKey: 'key', stage, unanswered: true, resent: true };
      const [order] = stored({ 'storefront.pendingOrderItems': JSON.stringify(record) });
      expect(order).toEqual({ idempotencyKey: 'key', stage, items: [], details: emptyDetails });
    },
  );

  it('count as unanswered where the record does not say', () => {
    const [order] = stored({
      'storefront.pendingOrderItems': '{"idempotencyKey":"key","stage":"sent","attemptedAt":"noon"}',
    });
    expect(order).toMatchObject({ unanswered: true });
    expect(order?.attemptedAt).toBeUndefined();
  });

  it('leave nothing behind when none is left', () => {
    const texts = new Map<string, string>();
    over(texts).save([aPendingOrder()]);
    over(texts).save([]);
    expect(texts.size).toBe(0);
  });
});

describe('local sign-in journey', () => {
  it('is taken once', () => {
    const journeys = localSignInJourneyRepository(aJsonStorage());
    const journey = { state: 'abc', returnPath: '/orders', startedAt: new Date(1000) };
    journeys.save(journey);
    expect(journeys.consume()).toEqual(journey);
    expect(journeys.consume()).toBeUndefined();
  });

  it('reports that it is stored', () => {
    expect(localSignInJourneyRepository(aJsonStorage()).save({ returnPath: '/', startedAt: new Date(0) })).toBe(true);
  });

  it.each([
    ['full', () => aJsonStorage(fullItems())],
    ['blocked', () => blockedStorage()],
  ])('reports that it is not stored when storage is %s', (_state, storage) => {
    expect(localSignInJourneyRepository(storage()).save({ returnPath: '/', startedAt: new Date(0) })).toBe(false);
  });

  it('ignores a journey without the time of its start, as another release stored it', () => {
    const journeys = localSignInJourneyRepository(storageWith({ 'storefront.signInJourney': '{"returnPath":"/"}' }));
    expect(journeys.consume()).toBeUndefined();
  });

  it('leads nowhere outside the shop', () => {
    const journeys = localSignInJourneyRepository(
      storageWith({ 'storefront.signInJourney': '{"returnPath":"//evil.test","startedAt":0}' }),
    );
    expect(journeys.consume()).toMatchObject({ returnPath: '/' });
  });

  it('is undefined when it is corrupt', () => {
    expect(
      localSignInJourneyRepository(storageWith({ 'storefront.signInJourney': '{"state":"abc"}' })).consume(),
    ).toBeUndefined();
  });
});

describe('local checkout draft', () => {
  it('survives a page load', () => {
    const texts = new Map<string, string>();
    new LocalCheckoutDraftRepository(aJsonStorage(itemsOver(texts))).save(deliveryDetails(), 'user-1');
    const drafts = new LocalCheckoutDraftRepository(aJsonStorage(itemsOver(texts)));
    expect(drafts.load('user-1')).toEqual(deliveryDetails());
  });

  it('is not shown to another customer or to a guest, and stays for its owner', () => {
    const drafts = new LocalCheckoutDraftRepository(storageWith({}));
    drafts.save(deliveryDetails(), 'user-1');
    expect(drafts.load('user-2')).toBeUndefined();
    expect(drafts.load(undefined)).toBeUndefined();
    expect(drafts.load('user-1')).toEqual(deliveryDetails());
  });

  it.each<[string, LocalCheckoutDraftRepository]>([
    ['of a guest', savedByGuest()],
    [
      'of an older version',
      new LocalCheckoutDraftRepository(storageWith({ 'storefront.checkoutDraft': JSON.stringify(deliveryDetails()) })),
    ],
  ])('%s becomes that of the first customer who loads it', (_whose, drafts) => {
    expect(drafts.load(undefined)).toEqual(deliveryDetails());
    expect(drafts.load('user-2')).toEqual(deliveryDetails());
    expect(drafts.load('user-1')).toBeUndefined();
    expect(drafts.load('user-2')).toEqual(deliveryDetails());
  });

  function savedByGuest() {
    const drafts = new LocalCheckoutDraftRepository(storageWith({}));
    drafts.save(deliveryDetails(), undefined);
    return drafts;
  }
});

describe('local profile draft', () => {
  const typed = { firstName: 'Ada', lastName: '', email: 'ada@', phone: '0214' };

  it('survives a page load and is taken once, by the customer who typed it', () => {
    const texts = new Map<string, string>();
    new LocalProfileDraftRepository(aJsonStorage(itemsOver(texts))).save('user-1', typed);
    const drafts = new LocalProfileDraftRepository(aJsonStorage(itemsOver(texts)));
    expect(drafts.consume('user-2')).toBeUndefined();
    expect(drafts.consume('user-1')).toEqual(typed);
    expect(drafts.consume('user-1')).toBeUndefined();
  });

  it.each(['{', 'null', '7', '{"typed":{}}'])('local profile draft is undefined where %s is stored', (stored) => {
    expect(
      new LocalProfileDraftRepository(storageWith({ 'storefront.profileDraft': stored })).consume('user-1'),
    ).toBeUndefined();
  });

  it('is repaired field by field', () => {
    const stored = JSON.stringify({ userId: 'user-1', typed: { firstName: 'Ada', email: 7 } });
    expect(
      new LocalProfileDraftRepository(storageWith({ 'storefront.profileDraft': stored })).consume('user-1'),
    ).toEqual({
      firstName: 'Ada',
    });
  });
});

describe('tab message draft', () => {
  const written = { name: 'Ada', email: 'ada@', phone: '', subject: '', message: 'Two boxes' };
  const draftsWith = (stored: string) =>
    new TabMessageDraftRepository(storageWith({ 'storefront.messageDraft': stored }));

  it('survives a page load', () => {
    const texts = new Map<string, string>();
    new TabMessageDraftRepository(aJsonStorage(itemsOver(texts))).save(written, 'user-1');
    expect(new TabMessageDraftRepository(aJsonStorage(itemsOver(texts))).load('user-1')).toEqual(written);
  });

  it("of a guest is the first customer's who signs in, and no later one's", () => {
    const texts = new Map<string, string>();
    const drafts = () => new TabMessageDraftRepository(aJsonStorage(itemsOver(texts)));
    drafts().save(written, undefined);
    expect(drafts().load('user-1')).toEqual(written);
    expect([drafts().load('user-2'), drafts().load(undefined)]).toEqual([undefined, undefined]);
  });

  it.each(['{', 'null', '7', '{"customerId":"user-1"}'])('is undefined where %s is stored', (stored) => {
    expect(draftsWith(stored).load('user-1')).toBeUndefined();
  });

  it('is repaired field by field', () => {
    const stored = JSON.stringify({ written: { ...written, name: 7 } });
    expect(draftsWith(stored).load(undefined)).toEqual({ ...written, name: '' });
  });
});

describe('local ordered items', () => {
  const oat = [{ itemId: 'oat', name: 'Oat' }];

  it.each(['SB-1', '__proto__', 'constructor'])('local ordered items are found for the order %s', (orderId) => {
    const texts = new Map<string, string>();
    new LocalOrderedItemsRepository(aJsonStorage(itemsOver(texts))).remember(orderId, oat);
    expect(new LocalOrderedItemsRepository(aJsonStorage(itemsOver(texts))).find(orderId)).toEqual(oat);
  });

  it('keep price and quantity of each item, which tell two dishes of one name apart', () => {
    const texts = new Map<string, string>();
    const rows = [{ itemId: 'oat', name: 'Oat', price: cents(225), quantity: 2 }];
    new LocalOrderedItemsRepository(aJsonStorage(itemsOver(texts))).remember('SB-1', rows);
    expect(new LocalOrderedItemsRepository(aJsonStorage(itemsOver(texts))).find('SB-1')).toEqual(rows);
  });

  it('are not found for an unknown order', () => {
    expect(new LocalOrderedItemsRepository(aJsonStorage()).find('__proto__')).toBeUndefined();
  });

  it('are stored for the last 50 orders', () => {
    const orderedItems = new LocalOrderedItemsRepository(aJsonStorage());
    for (let order = 1; order <= 51; order++) orderedItems.remember(`SB-${order}`, oat);
    expect(orderedItems.find('SB-1')).toBeUndefined();
    expect(orderedItems.find('SB-2')).toEqual(oat);
    expect(orderedItems.find('SB-51')).toEqual(oat);
  });

  it('belong to the newest order with a payment page that is meant', () => {
    const orderedItems = new LocalOrderedItemsRepository(aJsonStorage());
    orderedItems.remember('SB-1', oat, 'https://pay.test/chk_1');
    orderedItems.remember('SB-2', oat);
    orderedItems.remember('SB-3', oat, 'https://pay.test/chk_3');
    expect(orderedItems.findByPaymentPage(({ checkoutUrl }) => checkoutUrl.endsWith('chk_1'))).toBe('SB-1');
    expect(orderedItems.findByPaymentPage(() => true)).toBe('SB-3');
    expect(orderedItems.findByPaymentPage(() => false)).toBeUndefined();
    expect(orderedItems.find('SB-1')).toEqual(oat);
  });

  it('drop corrupt entries', () => {
    const stored = JSON.stringify([['SB-1', [{ itemId: 7 }, { itemId: 'oat', name: 'Oat' }]], 'SB-2', ['SB-3', null]]);
    const orderedItems = new LocalOrderedItemsRepository(storageWith({ 'storefront.orderedItems': stored }));
    expect(orderedItems.find('SB-1')).toEqual(oat);
    expect(orderedItems.find('SB-3')).toBeUndefined();
  });
});

describe('local checkout intent', () => {
  it('has the time of the press', () => {
    const intents = new LocalCheckoutIntentRepository(aJsonStorage());
    intents.save(new Date('2026-11-20T18:00:00Z'));
    expect(intents.load()).toEqual(new Date('2026-11-20T18:00:00Z'));
  });

  it('is undefined after it was cleared', () => {
    const intents = new LocalCheckoutIntentRepository(aJsonStorage());
    intents.save(new Date('2026-11-20T18:00:00Z'));
    intents.clear();
    expect(intents.load()).toBeUndefined();
  });

  it('is undefined when it is corrupt', () => {
    expect(
      new LocalCheckoutIntentRepository(storageWith({ 'storefront.redirectToCheckout': 'true' })).load(),
    ).toBeUndefined();
  });
});

describe('local allergens to avoid', () => {
  it('survive a page load, without what is not a name', () => {
    const texts = new Map<string, string>();
    localAvoidedAllergensRepository(aJsonStorage(itemsOver(texts))).save(['Milk']);
    expect(localAvoidedAllergensRepository(aJsonStorage(itemsOver(texts))).load()).toEqual(['Milk']);
    const stored = storageWith({ 'storefront.avoidedAllergens': '["Egg",7,"",null]' });
    expect(localAvoidedAllergensRepository(stored).load()).toEqual(['Egg']);
  });

  it('report changes in another tab', () => {
    const { here, there } = twoTabs();
    const heard: (readonly string[])[] = [];
    localAvoidedAllergensRepository(there).onChange((names) => heard.push(names));
    localAvoidedAllergensRepository(here).save(['Milk']);
    expect(heard).toEqual([['Milk']]);
  });
});

describe('delivery or pickup', () => {
  it('is what was chosen on this device, and nothing until then', () => {
    const texts = new Map<string, string>();
    expect(localFulfillmentRepository(aJsonStorage(itemsOver(texts))).load()).toBeUndefined();
    localFulfillmentRepository(aJsonStorage(itemsOver(texts))).save('PICKUP');
    expect(localFulfillmentRepository(aJsonStorage(itemsOver(texts))).load()).toBe('PICKUP');
  });

  it('is not chosen where something else is stored', () => {
    const texts = new Map([['storefront.fulfillment', '"DRONE"']]);
    expect(localFulfillmentRepository(aJsonStorage(itemsOver(texts))).load()).toBeUndefined();
  });
});
