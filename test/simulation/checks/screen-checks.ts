import { groupOf } from '../../../src/domain/orders/order-status';
import { pendingOrderLifetime } from '../../../src/domain/checkout/pending-orders/pending-order';
import { customers } from '../world/customers';
import type { ShopPage } from '../world/shop-page';
import type { World } from '../world/world';

const notPaid: readonly string[] = ['pending', 'cancelled', 'failed', 'unknown'];

export function screenProblems(world: World, page: ShopPage): readonly string[] {
  return [
    ...falseSuccess(world, page),
    ...strangersThings(world, page),
    ...guestsCheckout(page),
    ...oddQuantities(page),
    ...oldOffer(world, page),
  ];
}

function falseSuccess(world: World, { screen }: ShopPage): readonly string[] {
  if (screen?.kind !== 'paymentStatus' || screen.payment.tone !== 'success') return [];
  const { order } = screen.payment;
  const status = world.orderOf(order?.id ?? '')?.order.status ?? 'no order';
  return notPaid.includes(groupOf(status)) || status === 'no order'
    ? [`shows success for ${order?.id}, which is ${status}`]
    : [];
}

function strangersThings(world: World, page: ShopPage): readonly string[] {
  const { screen, dialog, pendingOrder, session } = page;
  const shown = [
    ...(screen?.kind === 'orders' ? screen.orders.page.orders.map(({ id }) => id) : []),
    ...(screen?.kind === 'paymentStatus' && screen.payment.order ? [screen.payment.order.id] : []),
    ...(pendingOrder?.order?.orderId === undefined ? [] : [pendingOrder.order.orderId]),
  ];
  const strange = shown.filter((id) => {
    const owner = world.orderOf(id)?.customerId;
    return owner !== undefined && owner !== session.user?.id;
  });
  const address = dialog?.kind === 'checkout' ? dialog.checkout.details.addressLine1 : '';
  const isStrange = customers.some(({ email, street }) => street === address && email !== session.user?.email);
  return [
    ...strange.map((id) => `shows order ${id} of another customer to ${session.user?.firstName ?? 'a guest'}`),
    ...(isStrange ? [`shows '${address}' to ${session.user?.firstName ?? 'a guest'}`] : []),
  ];
}

function guestsCheckout({ dialog, session }: ShopPage): readonly string[] {
  return dialog?.kind === 'checkout' && !session.isSignedIn ? ['shows a checkout to a guest'] : [];
}

function oddQuantities({ screen }: ShopPage): readonly string[] {
  const orders = screen?.kind === 'orders' ? screen.orders.page.orders : [];
  const shown = screen?.kind === 'paymentStatus' && screen.payment.order ? [screen.payment.order] : orders;
  const quantities = shown.flatMap(({ items }) => items.map(({ quantity }) => quantity));
  return quantities
    .filter((quantity) => !(Number.isInteger(quantity) && quantity > 0))
    .map((odd) => `shows ${odd} items`);
}

function oldOffer({ device }: World, { pendingOrder }: ShopPage): readonly string[] {
  const order = pendingOrder?.order;
  const now = device.clock.now();
  const since = (order?.clockMovedAt ?? order?.attemptedAt)?.getTime() ?? Infinity;
  const isOld = order && now.getTime() - since > pendingOrderLifetime;
  return isOld ? ['offers an order that is older than a day'] : [];
}
