import { isPickup, type Order } from '../../domain/orders/order';
import { labelOf } from '../../domain/orders/order-status';
import type { TimelineEntry } from '../../domain/orders/order-timeline';

export function timelineLabel(
  { step, isReached }: Pick<TimelineEntry, 'step' | 'isReached'>,
  order: Pick<Order, 'status' | 'fulfillmentType'>,
): string {
  if (isReached || step === 'ended') return labelOf(order.status);
  switch (step) {
    case 'received':
      return 'Order Received';
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
