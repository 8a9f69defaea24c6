import { groupOf, restoresItems } from '../../domain/orders/order-status';
import { createdTime, readMockOrder, type MockOrder } from '../../adapters/mock/orders/mock-order';
import { progressed } from '../../adapters/mock/orders/order-progress';
import { CustomerLedger } from './customer-ledger';
import { cartPieces, type Pieces } from './stored-shop';
import { placesOf, type Held, type TortureCounts } from './torture-counts';
import type { TortureEvent } from './torture-event';
import { readTroubles } from '../../adapters/mock/scenarios/troubles';
import { ExpectedOrders, type ExpectedOrder, type Wanted } from './expected-orders';
import { fieldsOf, listOf, aText } from '../../adapters/storage/stored-schema';

export function auditTorture(events: readonly TortureEvent[], held: Held): TortureCounts {
  const audit = new TortureAudit(held);
  for (const event of events) audit.see(event);
  return audit.counts();
}

class TortureAudit {
  private readonly violations: string[] = [];
  private readonly ledger = new CustomerLedger();
  private readonly expectedOrders: ExpectedOrders;
  private readonly pressedKeys = new Set<string>();
  private readonly openKeys = new Set<string>();
  private readonly withdrawn = new Set<ExpectedOrder>();
  private now = 0;

  constructor(private readonly held: Held) {
    this.expectedOrders = new ExpectedOrders(this.report, () => held.orders.map((order) => this.asItWas(order)));
  }

  see(event: TortureEvent): void {
    if ('at' in event) this.now = event.at;
    switch (event.kind) {
      case 'changed':
        return this.change(cartPieces(event.before), cartPieces(event.after));
      case 'pressed':
        return this.press(event);
      case 'answered':
        return this.answer(event);
      case 'refused':
        return this.expectedOrders.seeRefused(event.key);
      case 'closed':
        return this.close(event);
    }
  }

  counts(): TortureCounts {
    const { orders, since } = this.held;
    const made = orders.filter((record) => createdTime(record) >= since.getTime());
    for (const record of made)
      if (!this.pressedKeys.has(record.idempotencyKey ?? '')) this.expectedOrders.sent(record, record, this.now);
    const wanted = this.expectedOrders.all.filter(
      (expected) => expected.orders.length > 0 || !(expected.isAnswered || this.withdrawn.has(expected)),
    );
    return {
      wanted: wanted.length,
      made: made.length,
      waiting: wanted.filter((expected) => expected.orders.length === 0).length,
      ...placesOf(this.ledger, this.held),
      violations: this.violations,
    };
  }

  private readonly report = (violation: string): void => {
    this.violations.push(violation);
  };

  private change(before: Pieces, after: Pieces): void {
    for (const id of new Set([...before.keys(), ...after.keys()]))
      this.ledger.put(id, (after.get(id) ?? 0) - (before.get(id) ?? 0));
  }

  private press({ at, order }: Extract<TortureEvent, { kind: 'pressed' }>): void {
    const { key, wanted } = readPress(order);
    const unanswered = this.expectedOrders.all.filter(({ isAnswered, orders }) => !isAnswered && orders.length === 0);
    this.expectedOrders.press(key, wanted, at);
    this.pressedKeys.add(key);
    const record = this.recordOf(key);
    if (record) this.expectedOrders.sent(key, record, at);
    const current = this.expectedOrders.pressedBy(key);
    for (const expected of unanswered) if (expected !== current) this.withdrawn.add(expected);
  }

  private answer({ key, at, isRetry }: Extract<TortureEvent, { kind: 'answered' }>): void {
    const record = this.recordOf(key);
    if (!record) return this.report('the shop was answered although there is no order');
    this.openKeys.add(key);
    this.ledger.answer(record, !isRetry, new Date(at));
    if (this.pressedKeys.has(key)) this.expectedOrders.seePlaced(record.order.id);
  }

  private close({ key, at, record, troubles, cart }: Extract<TortureEvent, { kind: 'closed' }>): void {
    this.openKeys.delete(key);
    const order = readMockOrder(record);
    const status = order ? progressed(order, new Date(at)).order.status : '';
    const stillOpen = [...this.openKeys].map((open) => ({ key: open }));
    const { isUnplugged, orders: replies } = readTroubles(troubles);
    const isAsked = isUnplugged || replies === 'cut';
    // The events do not show why an unpaid order was given up, so any reason is accepted.
    const givenUp = new Set(groupOf(status) === 'pending' ? [this.recordOf(key)?.order.id ?? ''] : []);
    const returned = this.ledger.close(
      stillOpen,
      () => ({ order: { status } }),
      { givenUp, isAsked },
      cartPieces(cart),
      new Date(at),
      this.report,
    );
    for (const id of returned) this.expectedOrders.end(id);
  }

  private recordOf(key: string): MockOrder | undefined {
    return this.held.orders.find(({ idempotencyKey }) => idempotencyKey === key);
  }

  private asItWas(record: MockOrder): MockOrder {
    const { order } = record;
    const endedAt = restoresItems(order.status) && order.updatedAt instanceof Date ? order.updatedAt.getTime() : 0;
    return endedAt > this.now ? { ...record, order: { ...order, status: 'PENDING_PAYMENT' } } : record;
  }
}

function readPress(stored: unknown): { readonly key: string; readonly wanted: Wanted } {
  const order = fieldsOf(stored);
  const details = fieldsOf(order.details);
  const wanted = {
    customerId: aText(order.customerId) ?? '',
    items: listOf(fieldsOf)(order.items).map(({ id, quantity }) => ({
      itemId: String(id),
      quantity: Number(quantity),
    })),
    address: (details.fulfillmentType === 'DELIVERY' && aText(details.addressLine1)) || 'pickup',
    retryOf: aText(order.retryOf),
  };
  return { key: aText(order.idempotencyKey) ?? '', wanted };
}
