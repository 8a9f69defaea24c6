import { setTimeout as pause } from 'node:timers/promises';

const ended = ['CANCELLED', 'PAYMENT_FAILED'];
const refundPatience = 60_000;

/**
 * Compares what customers were told, what the payment provider took, and what the backend has.
 * @param {import('./loaded-shop.mjs').LoadedShop} shop
 * @param {readonly import('./load-customer.mjs').LoadCustomer[]} customers
 */
export async function audit({ payments, limitedStock, problems: ofShop }, customers) {
  const own = customers.flatMap((customer) => customer.problems.map((problem) => `${customer.number}: ${problem}`));
  const problems = [...ofShop, ...own];
  const lists = await Promise.all(customers.map(async (customer) => ({ customer, orders: await customer.orders() })));
  const doubled = lists.filter(({ orders }) => orders.length > 1);
  const lost = lists.filter(({ customer: { placed }, orders }) => placed && !orders.some(({ id }) => id === placed.id));
  const unwanted = lists.filter(({ customer: { placed }, orders }) => !placed && orders.length > 0);
  const orders = lists.flatMap(({ orders: own }) => own);
  const paid = [...payments.values()].filter(({ payment_status }) => payment_status === 'paid');
  const paidIds = paid.map(({ client_reference_id: id }) => id);
  const statusOf = new Map(orders.map(({ id, orderStatus }) => [id, orderStatus]));
  const unheard = paidIds.filter((id) => ![...ended, 'PAID'].includes(statusOf.get(id) ?? ''));
  const unpaid = orders.filter(({ id, orderStatus }) => orderStatus === 'PAID' && !paidIds.includes(id));
  const chargedTwice = paidIds.length - new Set(paidIds).size;
  const toRefund = paid.filter(({ client_reference_id: id }) => ended.includes(statusOf.get(id) ?? ''));
  const until = Date.now() + refundPatience;
  while (toRefund.some(({ refunded }) => refunded === 0) && Date.now() < until) await pause(200);
  const keptMoney = toRefund.filter(({ refunded, amount_total }) => refunded !== amount_total);
  const refundedOfPaid = paid.filter(
    ({ client_reference_id: id, refunded }) => refunded > 0 && statusOf.get(id) === 'PAID',
  );

  const [any] = customers;
  const { scheduledMenusDetails: menu } = (await any?.ask('GET', '/api/v1/admin/menu-schedule/today'))?.reply ?? {};
  const left = menu.find((/** @type {{ menuItemId: string }} */ one) => one.menuItemId === 'bread').quantityAvailable;
  const taken = orders
    .filter(({ orderStatus }) => !ended.includes(orderStatus))
    .flatMap(({ items }) => items.filter(({ itemId }) => itemId === 'bread'))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const failed = {
    'more than one order of a press': doubled.length,
    'an order without an answer to its press': unwanted.length,
    'a lost order': lost.length,
    'a payment that no order heard of': unheard.length,
    'a paid order without payment': unpaid.length,
    'a second payment for an order': chargedTwice,
    'an ended order whose payment was kept': keptMoney.length,
    'a refund of an order that is made': refundedOfPaid.length,
    'stock below zero, or not what orders left of it': left < 0 || left + taken !== limitedStock ? 1 : 0,
  };
  for (const [what, count] of Object.entries(failed)) if (count > 0) problems.push(`${count} times: ${what}`);
  return {
    orders: orders.length,
    'paid presses': paid.length,
    'paid orders': orders.filter(({ orderStatus }) => orderStatus === 'PAID').length,
    refunded: toRefund.length - keptMoney.length,
    double: doubled.length + chargedTwice,
    lost: lost.length + unheard.length,
    'stock left': `${left} of ${limitedStock}`,
    problems,
  };
}
