import type { Moment } from '../shared/calendar-date';
import type { ShopProfile } from '../shop/shop-profile';
import { isPickup, type Order } from './order';
import { groupOf, isFinal, isIn, labelOf, type OrderStatus, type StatusIn } from './order-status';

type TimelineStep = 'received' | 'confirmed' | 'preparing' | 'ready' | 'transit' | 'delivered';

export interface TimelineEntry {
  readonly step: TimelineStep | 'ended';
  readonly label: string;
  readonly state: 'done' | 'now' | 'toCome' | 'bad';
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
    return {
      step,
      label: isNow ? labelOf(order.status) : otherLabel(step, order),
      state,
      ...(isNow && order.updatedAt ? { at: order.updatedAt } : {}),
    };
  });
}

function stateAt(position: number, current: number, status: OrderStatus): TimelineEntry['state'] {
  if (position !== current) return position < current ? 'done' : 'toCome';
  return isFinal(status) ? 'done' : 'now';
}

function receivedEntry(order: TrackedOrder, state: TimelineEntry['state']): TimelineEntry {
  return {
    step: 'received',
    label: state === 'now' ? labelOf(order.status) : 'Order Received',
    state,
    ...(order.createdAt ? { at: order.createdAt } : {}),
  };
}

function endedEntry({ status, updatedAt }: TrackedOrder): TimelineEntry {
  return { step: 'ended', label: labelOf(status), state: 'bad', ...(updatedAt ? { at: updatedAt } : {}) };
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

function otherLabel(step: Exclude<TimelineStep, 'received'>, order: TrackedOrder): string {
  switch (step) {
    case 'confirmed':
      return 'Confirmed';
    case 'preparing':
      return 'Preparing';
    case 'ready':
      return isPickup(order) ? 'Ready For Pickup' : 'Ready For Delivery';
    case 'transit':
      return 'Out For Delivery';
    case 'delivered':
      return isPickup(order) ? 'Picked Up' : 'Delivered';
  }
}

export function nextStepText(
  order: Pick<Order, 'status' | 'fulfillmentType'>,
  { making }: Pick<ShopProfile['words'], 'making'>,
): string {
  const { status } = order;
  switch (groupOf(status)) {
    case 'pending':
      return 'Next: your payment is confirmed.';
    case 'confirmed':
      return status === 'PAID'
        ? `Next: the kitchen confirms your order and starts ${making}.`
        : `Next: the kitchen starts ${making}.`;
    case 'assigned':
      return `Next: the kitchen starts ${making}.`;
    case 'preparing':
      return isPickup(order) ? 'Next: we pack it for you to pick up.' : 'Next: we pack it for the driver.';
    case 'ready':
      return isPickup(order) ? "It's ready. Come pick it up." : 'Next: a driver picks it up.';
    case 'transit':
      return 'Next: the driver brings it to your door.';
    case 'delivered':
      return isPickup(order) ? 'You picked it up.' : "It's arrived.";
    case 'cancelled':
      return "This order won't be made.";
    case 'failed':
      return isIn(failureTexts, status) ? failureTexts[status] : failureTexts.REJECTED;
    case 'unknown':
      return "We'll show what's next as soon as we know.";
  }
}

const failureTexts: Readonly<Record<StatusIn<'failed'>, string>> = {
  PAYMENT_FAILED: "The payment didn't go through, so this order wasn't made.",
  REJECTED: "The shop couldn't take this order.",
  DELIVERY_FAILED: "We couldn't deliver this order.",
};
