import { isFinal } from '../../../domain/orders/order-status';
import { momentTime, type Moment } from '../../../domain/shared/calendar-date';
import type { MockOrder } from './mock-order';

const longHistoryLength = 200;
const tenDays = 10 * 24 * 60 * 60 * 1000;

export function longHistory(orders: readonly MockOrder[]): readonly MockOrder[] {
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
  const dates = {
    ...(createdAt ? { createdAt: back(createdAt) } : {}),
    ...(updatedAt ? { updatedAt: back(updatedAt) } : {}),
  };
  return { ...record, order: { ...order, id: `${order.id}-${rounds}`, ...dates } };
}
