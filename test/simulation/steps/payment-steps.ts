import * as fc from 'fast-check';
import { paths, withQuery } from '../../../src/domain/shared/paths';
import type { Tab } from '../world/tab';
import type { World } from '../world/world';
import { onPage, toTab } from './step';

const tab = fc.constantFrom(0, 1);

const isPaying = ({ away }: Tab) => away !== undefined;

/** No customer pays in one tab while another one is asking whether the order is paid. */
const canPay = (tab: Tab, { isQuiet }: World) => isPaying(tab) && isQuiet;

/** An order whose id the service did not tell, and which it does not list either, counts as unpaid. */
const canPayAndAsk = (tab: Tab, world: World) =>
  canPay(tab, world) && (world.services.tellsOrderId || !world.network.isTroubled('orderList'));

function orderAt({ away }: Tab): string {
  return away?.searchParams.get('orderId') ?? '';
}

async function settle(where: Tab, world: World, decision: 'pay' | 'decline' | 'abandon'): Promise<string> {
  return world.services.settle(orderAt(where), decision);
}

const decide = fc.tuple(tab, fc.constantFrom('pay', 'decline', 'abandon')).map(([at, decision]) =>
  toTab(at, `${decision}s on the payment page, which sends the customer back`, canPay, async (where, world) => {
    const path = await settle(where, world, decision);
    await where.comeBackTo(path);
  }),
);

const lie = tab.map((at) =>
  toTab(at, 'pays, and the payment page sends the customer back as failed', canPay, async (where, world) => {
    const path = await settle(where, world, 'pay');
    const chkotId = new URL(path, 'https://shop.test').searchParams.get('chkotId') ?? '';
    await where.comeBackTo(withQuery(paths.paymentFailure, { chkotId }));
  }),
);

const payAndGoBack = fc.tuple(tab, fc.boolean()).map(([at, fromMemory]) =>
  toTab(at, 'pays, and presses Back before the payment page sends them on', canPayAndAsk, async (where, world) => {
    await settle(where, world, 'pay');
    await where.back(fromMemory);
  }),
);

const payAndStay = tab.map((at) =>
  toTab(at, 'pays and closes the tab', canPay, async (where, world) => {
    await settle(where, world, 'pay');
    where.close();
    if (world.tabs.every(({ page, away }) => !page && !away)) await where.open('/menu');
  }),
);

const goBack = fc.tuple(tab, fc.boolean()).map(([at, fromMemory]) =>
  toTab(
    at,
    `presses Back on the payment page${fromMemory ? '' : ' (the shop loads again)'}`,
    isPaying,
    (where, world) => {
      world.auditor.items.gaveUp(orderAt(where));
      return where.back(fromMemory);
    },
  ),
);

const leavePayment = tab.map((at) =>
  toTab(at, 'leaves the payment page and opens the shop', isPaying, (where) => where.comeBackTo('/menu')),
);

const openOld = fc.tuple(tab, fc.nat(2), fc.boolean()).map(([at, number, asFailed]) =>
  onPage(
    at,
    `opens the link of order ${number + 1} again${asFailed ? ', which says failed' : ''}`,
    (_page, { services }) => services.orders.length > number,
    (page, world) => {
      const record = world.services.orders[number];
      const chkotId = record?.checkoutId ?? '';
      const status = paths.paymentStatus({ orderId: record?.order.id ?? '', chkotId });
      if (asFailed && record) world.auditor.items.gaveUp(record.order.id);
      page.go(asFailed ? withQuery(paths.paymentFailure, { chkotId }) : status);
    },
  ),
);

export const paymentSteps = [
  decide,
  decide,
  decide,
  lie,
  lie,
  payAndGoBack,
  payAndStay,
  goBack,
  goBack,
  leavePayment,
  openOld,
];
