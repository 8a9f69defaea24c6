import { describe, expect, it } from 'vitest';
import { OrderLedger } from '../../../src/domain/checkout/pending-orders/order-ledger';
import type { User } from '../../../src/domain/auth/user';
import type { Order } from '../../../src/domain/orders/order';
import type { OrderGateway } from '../../../src/domain/orders/ports';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { DeliveryDetailsViewModel } from '../../../src/view-models/orders/delivery-details.view-model';
import { OrderDetailsViewModel } from '../../../src/view-models/orders/order-details.view-model';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { aDeliveryInfo, anOrder, anOrderList, aPendingOrder, aUser, chicago } from '../../support/builders';
import { InMemoryCart, InMemoryDraft, InMemoryPendingOrders } from '../../support/in-memory';
import { FakeTime, flushPromises, InMemoryLocks } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { aSettlingGateway, user1 } from '../../support/settling';

const pending = anOrder({ status: 'PENDING_PAYMENT' });
const down = new ServiceError('refused', 'Failed to cancel order', 503);

const tooLate = new ServiceError('refused', 'It can no longer be cancelled.', 409);

function details(calls: Partial<OrderGateway>, order: Order = pending, kept = new InMemoryPendingOrders()) {
  const restored: number[] = [];
  const session: { user: User | undefined } = { user: aUser() };
  const toasts = new ToastsViewModel(new FakeTime());
  const viewModel = new OrderDetailsViewModel(
    aSettlingGateway(
      new OrderLedger(kept, new InMemoryCart(), new InMemoryDraft(), new InMemoryLocks(), user1),
      anOrderGateway(calls),
      { lists: { listMine: async () => anOrderList(order) }, onRestored: (items) => restored.push(items) },
    ),
    new CustomerCalendar(new FakeTime(), chicago),
    session,
    toasts,
  );
  viewModel.show(order);
  const told: Order[] = [];
  const cancel = () => viewModel.cancel((changed) => told.push(changed));
  return { order: viewModel, cancel, told, restored, session, toasts };
}

describe('cancelling an order', () => {
  it.each([
    ['INITIATED', true],
    ['PENDING_PAYMENT', true],
    ['PAYMENT_PROCESSING', true],
    ['PAID', false],
    ['DELIVERED', false],
    ['ON_HOLD', false],
  ])('cancelling an order of status %s is offered: %s', (status, offered) => {
    expect(details({}, anOrder({ status })).order.actions?.cancel).toBe(offered);
  });

  it('is sent only after confirmation', async () => {
    const { order, cancel } = details({});
    await cancel();
    order.askToCancel();
    order.keep();
    await cancel();
    expect(order.order).toBe(pending);
  });

  it('shows the order as the service reports it afterwards', async () => {
    const cancelled = anOrder({ status: 'CANCELLED', statusMessage: 'Cancelled as you asked.' });
    const { order, cancel, told } = details({ cancel: async () => undefined, find: async () => cancelled });
    order.askToCancel();
    await cancel();
    expect(told.at(-1)).toBe(cancelled);
    expect(order.order).toEqual(cancelled);
    expect(order.cancellation).toBe('no');
  });

  it('succeeds even if the order cannot be read afterwards', async () => {
    const { order, cancel, told } = details({ cancel: async () => undefined, find: () => Promise.reject(down) });
    order.askToCancel();
    await cancel();
    expect(told).toMatchObject([{ id: pending.id, status: 'CANCELLED' }]);
  });

  it('shows an accepted cancellation before the order is read again, and before another tab is done', async () => {
    const { order, cancel, told } = details({
      cancel: async () => undefined,
      find: () => new Promise(() => undefined),
    });
    order.askToCancel();
    void cancel();
    await flushPromises();
    expect(order.order?.status).toBe('CANCELLED');
    expect(order.cancellation).toBe('no');
    expect(told).toHaveLength(1);
  });

  it('ends the attempt that made the order, so that its cart can be ordered again', async () => {
    const kept = new InMemoryPendingOrders(aPendingOrder({ attemptedAt: new Date('2026-11-20T18:00:00Z') }));
    const { order, cancel } = details(
      { cancel: async () => undefined, find: () => Promise.reject(down) },
      pending,
      kept,
    );
    order.askToCancel();
    await cancel();
    expect(kept.orders).toEqual([]);
  });

  it('ends no attempt where it fails', async () => {
    const kept = new InMemoryPendingOrders(aPendingOrder());
    const { order, cancel } = details({ cancel: () => Promise.reject(down), find: async () => pending }, pending, kept);
    order.askToCancel();
    await cancel();
    expect(kept.orders).toEqual([aPendingOrder()]);
  });

  describe('whose page was left before the reply', () => {
    async function leftBefore(reply: ServiceError | undefined, status = pending.status, nextUser?: User) {
      const shop = details({
        cancel: () => (reply ? Promise.reject(reply) : Promise.resolve()),
        find: async () => ({ ...pending, status }),
      });
      shop.order.askToCancel();
      const cancelling = shop.cancel();
      shop.order.dispose();
      if (nextUser) shop.session.user = nextUser;
      await cancelling;
      return shop.toasts.toasts.map(({ text }) => text);
    }
    const outage = new ServiceError('refused', 'The kitchen does not answer.', 503);
    const refused = new ServiceError('refused', 'It is being made.', 422);

    it.each([
      [outage, `Your order ${pending.id} may not have been cancelled. The kitchen does not answer.`],
      [refused, `Your order ${pending.id} was not cancelled. It is being made.`],
    ])('tells in a toast that it failed (%#)', async (reply, text) => {
      expect(await leftBefore(reply)).toEqual([text]);
    });

    it('tells nothing of an order that is cancelled, and nobody else', async () => {
      expect(await leftBefore(undefined, 'CANCELLED')).toEqual([]);
      expect(await leftBefore(outage, 'CANCELLED')).toEqual([]);
      expect(await leftBefore(refused, pending.status, aUser({ id: 'user-2' }))).toEqual([]);
    });
  });

  it('shows why it failed, and can be tried again', async () => {
    const { order, cancel, told } = details({ cancel: () => Promise.reject(down), find: async () => pending });
    order.askToCancel();
    await cancel();
    expect(told).toEqual([pending]);
    expect(order.error?.title).toBe('Server Error');
    expect(order.cancellation).toBe('asked');
    expect(order.order).toEqual(pending);
    order.keep();
    expect(order.error).toBeUndefined();
    expect(order.cancellation).toBe('no');
  });

  it('is no longer offered if it was refused because the status changed', async () => {
    const preparing = anOrder({ status: 'PREPARING' });
    const { order, cancel, told } = details({ cancel: () => Promise.reject(tooLate), find: async () => preparing });
    order.askToCancel();
    await cancel();
    expect(told).toEqual([preparing]);
    expect(order.order).toEqual(preparing);
    expect(order.actions?.cancel).toBe(false);
    expect(order.cancellation).toBe('no');
    expect(order.error).toMatchObject({ title: 'Something Went Wrong', text: 'It can no longer be cancelled.' });
  });

  it('succeeds if it was refused because the order is already cancelled', async () => {
    const cancelled = anOrder({ status: 'CANCELLED' });
    const { order, cancel } = details({ cancel: () => Promise.reject(tooLate), find: async () => cancelled });
    order.askToCancel();
    await cancel();
    expect(order.order).toEqual(cancelled);
    expect(order.cancellation).toBe('no');
    expect(order.error).toBeUndefined();
  });

  it.each([
    ['it was refused and the order cannot be read', tooLate, down],
    ['no answer came', new ServiceError('timeout', 'Request timeout.', 408), new Error('read all the same')],
  ])('leaves the order unchanged when %s', async (_case, failure, unread) => {
    const { order, cancel, told } = details({
      cancel: () => Promise.reject(failure),
      find: () => Promise.reject(unread),
    });
    order.askToCancel();
    await cancel();
    expect(told).toEqual([]);
    expect(order.order).toEqual(pending);
    expect(order.cancellation).toBe('asked');
    expect(order.error?.text).toEqual(failure.message);
  });

  it('is sent once, however often it is pressed', async () => {
    const sent: string[] = [];
    const { order, cancel } = details({ cancel: async (id) => void sent.push(id), find: async () => pending });
    order.askToCancel();
    await Promise.all([cancel(), cancel()]);
    expect(sent).toEqual([pending.id]);
  });
});

describe('delivery details', () => {
  const aDelivery = (gateway: Parameters<typeof anOrderGateway>[0]) =>
    new DeliveryDetailsViewModel(anOrderGateway(gateway), new CustomerCalendar(new FakeTime(), chicago));

  it('are those of the service', async () => {
    const info = aDeliveryInfo();
    const delivery = aDelivery({ deliveryInfo: async () => info });
    await delivery.load('order-1');
    expect(delivery.info).toBe(info);
  });

  it('show why they are missing, and can be loaded again', async () => {
    const failure = new ServiceError('invalidReply', 'Failed to fetch delivery info');
    const delivery = aDelivery({ deliveryInfo: () => Promise.reject(failure) });
    await delivery.load('order-1');
    expect(delivery.error).toBe(failure);
    void delivery.load('order-1');
    expect(delivery.error).toBeUndefined();
  });

  it('are those of the last requested order', async () => {
    const slow = aDeliveryInfo({ instructions: 'first' });
    const quick = aDeliveryInfo({ instructions: 'second' });
    const answers = { first: Promise.resolve().then(() => slow), second: quick };
    const delivery = aDelivery({ deliveryInfo: async (id) => (id === 'first' ? answers.first : answers.second) });
    await Promise.all([delivery.load('first'), delivery.load('second')]);
    expect(delivery.info).toBe(quick);
  });
});
