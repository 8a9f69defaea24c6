import type { Clock } from '../../../domain/shared/ports';
import { networkText, ServiceError } from '../../../domain/shared/service-error';
import { demoCustomerId } from '../accounts/mock-customers';
import type { MockMenu } from '../menu/mock-menu';
import type { MockOrder } from './mock-order';
import type { MockStore } from '../mock-store';
import { progressed } from './order-progress';
import type { MockShop, SampleData, SampleOrder } from '../sample-data';
import { mockOrderOf } from './sample-orders';
import { isFinal } from '../../../domain/orders/order-status';
import { calendarDateIn, momentTime, type Moment } from '../../../domain/shared/calendar-date';
import { present } from '../../../domain/shared/present';

/** The sample orders get new dates after this time and on another day, so that a demo never looks deserted. */
const sampleDatesPeriod = 12 * 60 * 60 * 1000;

export class MockOrderStore {
  constructor(
    private readonly store: MockStore,
    private readonly sample: SampleData,
    private readonly shop: MockShop,
    private readonly menu: MockMenu,
    private readonly clock: Clock,
  ) {}

  async listed(): Promise<readonly MockOrder[]> {
    const samples = await this.sampleOrders();
    if (this.hasLongHistory) return this.withOwn(longHistory(this.recordsOf(samples)));
    return this.withOwn(this.recordsOf(samples.filter(({ unlisted }) => !unlisted)));
  }

  async find(orderId: string): Promise<MockOrder | undefined> {
    const isWanted = ({ order }: MockOrder) => order.id === orderId;
    const samples = await this.sampleOrders();
    if (this.hasLongHistory) return this.withOwn(longHistory(this.recordsOf(samples))).find(isWanted);
    return this.withOwn(this.recordsOf(samples.filter(({ id }) => id === orderId))).find(isWanted);
  }

  save(record: MockOrder): void {
    const others = ({ order }: MockOrder) => order.id !== record.order.id;
    this.store.update(({ orders }) => ({ orders: [...orders.filter(others), record] }));
  }

  private get hasLongHistory(): boolean {
    return this.store.read().scenario?.name === 'long-history';
  }

  private withOwn(samples: readonly MockOrder[]): readonly MockOrder[] {
    const own = this.store.read().orders;
    const now = this.clock.now();
    const unchanged = samples.filter(({ order }) => own.every((changed) => changed.order.id !== order.id));
    return [...own, ...unchanged].map((record) => progressed(record, now));
  }

  private sampleOrders(): Promise<readonly SampleOrder[]> {
    return this.sample.loadOrders().catch(() => {
      throw new ServiceError('network', networkText, 0);
    });
  }

  private recordsOf(samples: readonly SampleOrder[]): readonly MockOrder[] {
    const menu = this.menu.allItems();
    const dates = { start: this.sampleStart(), now: this.clock.now() };
    const shop = { ...this.shop, city: this.sample.city };
    return samples.map((order) => mockOrderOf(order, menu, demoCustomerId, dates, shop));
  }

  private sampleStart(): Date {
    const { startedAt } = this.store.read();
    const now = this.clock.now();
    const dayOf = (instant: Date) => calendarDateIn(this.shop.timeZone, instant);
    const isRecent = now.getTime() - startedAt.getTime() < sampleDatesPeriod;
    if (isRecent && dayOf(now) === dayOf(startedAt)) return startedAt;
    this.store.update(() => ({ startedAt: now }));
    return now;
  }
}

const longHistoryLength = 200;
const tenDays = 10 * 24 * 60 * 60 * 1000;

function longHistory(orders: readonly MockOrder[]): readonly MockOrder[] {
  const ended = orders.filter(({ order }) => isFinal(order.status));
  if (ended.length === 0) return orders;
  const rounds = Math.ceil((longHistoryLength - orders.length) / ended.length);
  const older = Array.from({ length: rounds }, (_, round) => ended.map((record) => shiftedBack(record, round + 1)));
  return [...orders, ...older.flat()].slice(0, longHistoryLength);
}

function shiftedBack(record: MockOrder, rounds: number): MockOrder {
  const { order } = record;
  const back = (moment: Moment) => new Date(momentTime(moment) - rounds * tenDays);
  const { createdAt, updatedAt } = order;
  const dates = present({ createdAt: createdAt && back(createdAt), updatedAt: updatedAt && back(updatedAt) });
  return { ...record, order: { ...order, id: `${order.id}-${rounds}`, ...dates } };
}
