import type { Moment } from '../shared/calendar-date';
import { present } from '../shared/present';
import { isPickup, type Order } from './order';
import { groupOf, isFinal, type OrderStatus } from './order-status';

type TimelineStep = 'received' | 'confirmed' | 'preparing' | 'ready' | 'transit' | 'delivered';

export interface TimelineEntry {
  readonly step: TimelineStep | 'ended';
  readonly state: 'done' | 'now' | 'toCome' | 'bad';
  /** The order has come this far, and its status says so in its own words. */
  readonly isReached?: true;
  readonly at?: Moment;
}

type TrackedOrder = Pick<Order, 'status' | 'fulfillmentType' | 'createdAt' | 'updatedAt'>;

const deliverySteps: readonly TimelineStep[] = ['received', 'confirmed', 'preparing', 'ready', 'transit', 'delivered'];
const pickupSteps: readonly TimelineStep[] = deliverySteps.filter((step) => step !== 'transit');

export function timelineOf(order: TrackedOrder): readonly TimelineEntry[] {
  const now = stepOf(order.status);
  if (now === 'ended') return [receivedEntry(order, 'done'), endedEntry(order)];
  const steps = isPickup(order) && now !== 'transit' ? pickupSteps : deliverySteps;
  // An unknown status shows only that the order was received.
  const current = now === undefined ? 0 : steps.indexOf(now);
  return steps.map((step, position): TimelineEntry => {
    const state = stateAt(position, current, order.status);
    if (step === 'received') return receivedEntry(order, state);
    const isNow = position === current;
    if (!isNow) return { step, state };
    return present({ step, state, isReached: true, at: order.updatedAt });
  });
}

function stateAt(position: number, current: number, status: OrderStatus): TimelineEntry['state'] {
  if (position !== current) return position < current ? 'done' : 'toCome';
  return isFinal(status) ? 'done' : 'now';
}

function receivedEntry(order: TrackedOrder, state: TimelineEntry['state']): TimelineEntry {
  return present({ step: 'received', state, isReached: state === 'now' || undefined, at: order.createdAt });
}

function endedEntry({ updatedAt }: TrackedOrder): TimelineEntry {
  return present({ step: 'ended', state: 'bad', at: updatedAt });
}

/** PAID is still `received`: the kitchen has not confirmed. */
function stepOf(status: OrderStatus): TimelineEntry['step'] | undefined {
  if (status === 'PAID') return 'received';
  switch (groupOf(status)) {
    case 'pending':
      return 'received';
    case 'confirmed':
    case 'assigned':
      return 'confirmed';
    case 'preparing':
      return 'preparing';
    case 'ready':
      return 'ready';
    case 'transit':
      return 'transit';
    case 'delivered':
      return 'delivered';
    case 'cancelled':
    case 'failed':
      return 'ended';
    case 'unknown':
      return undefined;
  }
}
