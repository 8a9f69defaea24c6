import { isPickup, type Order } from '../../domain/orders/order';
import { groupOf, isIn, type StatusIn } from '../../domain/orders/order-status';
import type { ShopProfile } from '../../domain/shop/shop-profile';

/** What happens next to an order. The page shows it, and so does a notification. */
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
