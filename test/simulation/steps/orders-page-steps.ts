import * as fc from 'fast-check';
import { actionsOf, type Order } from '../../../src/domain/orders/order';
import { paths } from '../../../src/domain/shared/paths';
import type { ShopPage } from '../world/shop-page';
import type { Screen } from '../world/screens';
import { troubleNamed, type TroubleName } from '../world/troubles';
import { oddLists } from './trouble-steps';
import { moment, onPage, Step } from './step';

const tab = fc.constantFrom(0, 1);

type OrdersScreen = Extract<Screen, { kind: 'orders' }>;

function onOrders(
  at: number,
  number: number,
  words: string,
  has: (order: Order) => boolean,
  act: (screen: OrdersScreen, order: Order, page: ShopPage, put: (id: string, quantity: number) => void) => void,
) {
  const orderOn = ({ screen }: ShopPage) => (screen?.kind === 'orders' ? screen.orders.page.orders[number] : undefined);
  return onPage(
    at,
    `${words} order ${number + 1} of My Orders`,
    (page) => {
      const order = orderOn(page);
      return order !== undefined && page.dialog === undefined && has(order);
    },
    (page, { auditor }) => {
      const order = orderOn(page);
      if (order && page.screen?.kind === 'orders')
        act(page.screen, order, page, (id, quantity) => auditor.items.put(id, quantity));
    },
  );
}

const place = fc.tuple(tab, fc.nat(1));

function cancelOrder({ details, orders }: OrdersScreen, order: Order): void {
  details.show(order);
  details.askToCancel();
  void details.cancel((changed) => orders.replace(changed));
}

const cancel = place.map(([at, number]) =>
  onOrders(at, number, 'cancels', (order) => actionsOf(order).cancel, cancelOrder),
);

/**
 * No URL can hold such an id: the order must not be shown, and nothing can be asked of it. If the reply to the order
 * call tells no id either, the order cannot be told from an older one with the same items.
 */
const cancelOdd = tab.map((at) =>
  onPage(
    at,
    `goes to My Orders, whose call ${troubleNamed('oddIds').words}, and cancels order 1`,
    ({ session }, { services }) => session.isSignedIn && services.tellsOrderId,
    async (page, world) => {
      world.network.trouble('orderList', 'oddIds');
      page.go(paths.orders);
      await world.pass(moment);
      const [order] = page.screen?.kind === 'orders' ? page.screen.orders.page.orders : [];
      if (order && actionsOf(order).cancel && page.screen?.kind === 'orders') cancelOrder(page.screen, order);
    },
  ),
);

const reorder = place.map(([at, number]) =>
  onOrders(
    at,
    number,
    'orders again',
    (order) => actionsOf(order).reorder,
    (screen, order, _page, put) => {
      void screen.reorder.start(order).then(() => {
        for (const line of screen.reorder.report?.lines ?? [])
          if (line.kind === 'added') put(line.item.id, line.item.quantity);
        screen.reorder.close();
      });
    },
  ),
);

const retry = place.map(([at, number]) =>
  onOrders(
    at,
    number,
    'retries the payment of',
    (order) => actionsOf(order).retryPayment,
    (screen, order) => void screen.retry.start(order),
  ),
);

const look = fc.tuple(tab, fc.constantFrom<TroubleName>('slow', ...oddLists)).map(([at, name]) =>
  onPage(
    at,
    `goes to My Orders, whose call ${troubleNamed(name).words}`,
    ({ session }) => session.isSignedIn,
    (page, { network }) => {
      network.trouble('orderList', name);
      page.go(paths.orders);
    },
  ),
);

const lookInBoth = fc.boolean().map(
  (isLate) =>
    new Step(
      `${isLate ? '61 minutes later both' : 'Both'} tabs go to My Orders at the same moment`,
      // Both would put the items of a failed order into the cart.
      (world) =>
        world.isAwake &&
        !(world.takesTurns && world.pending.length > 0) &&
        world.tabs.every(({ page }) => page?.session.isSignedIn === true),
      async (world) => {
        if (isLate) await world.pass(61 * 60_000);
        for (const { page } of world.tabs) page?.go(paths.orders);
      },
    ),
);

export const ordersPageSteps = [look, look, lookInBoth, cancel, cancelOdd, reorder, retry];
