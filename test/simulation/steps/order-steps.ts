import * as fc from 'fast-check';
import type { ShopPage } from '../world/shop-page';
import { troubleNamed } from '../world/troubles';
import type { World } from '../world/world';
import { canPut, put } from './cart-steps';
import { canConfirm, canStart, checkoutOn, confirm, fillIn } from './checkout-steps';
import { orderTroubles } from './trouble-steps';
import { moment, onPage, Step } from './step';

const tab = fc.constantFrom(0, 1);

export const canOrder = (page: ShopPage) => canStart(page) && page.session.isSignedIn;

export async function order(page: ShopPage, world: World): Promise<void> {
  page.entry.start();
  await world.pass(moment);
  goOn(page, world);
}

function goOn(page: ShopPage, world: World): void {
  if (checkoutOn(page)?.step === 'details') fillIn(page, false);
  if (canConfirm(page)) confirm(page, world);
}

const whole = tab.map((at) => onPage(at, 'goes through checkout and presses Confirm & Pay', canOrder, order));

const another = fc.tuple(tab, fc.nat(5)).map(([at, number]) =>
  onPage(
    at,
    `orders item ${number + 1} besides what is in the cart`,
    (page) => page.session.isSignedIn && page.dialog === undefined && canPut(page, number),
    async (page, world) => {
      put(page, number, 1, world);
      await order(page, world);
    },
  ),
);

const inBoth = fc.boolean().map(
  (isSlow) =>
    new Step(
      `Both tabs: go through checkout and press Confirm & Pay at the same moment${isSlow ? ', and a menu call takes 4 seconds' : ''}`,
      (world) =>
        world.isAwake &&
        !world.takesTurns &&
        // If there is no lock, one tab may still be sending what the other has restored.
        (world.hasWebLocks || (!isSlow && world.pending.length === 0)) &&
        world.tabs.every(({ page }) => page && (canConfirm(page) || canOrder(page))),
      async (world) => {
        const pages = world.tabs.flatMap(({ page }) => page ?? []);
        for (const page of pages) if (!canConfirm(page)) page.entry.start();
        await world.pass(moment);
        if (isSlow) world.network.trouble('menu', 'slow');
        for (const page of pages) goOn(page, world);
      },
    ),
);

const troubled = fc.tuple(tab, fc.constantFrom(...orderTroubles)).map(([at, name]) =>
  onPage(
    at,
    `confirms an order, whose call ${troubleNamed(name).words}`,
    (page) => canConfirm(page) || canOrder(page),
    async (page, world) => {
      world.network.trouble('order', name);
      if (canConfirm(page)) confirm(page, world);
      else await order(page, world);
    },
  ),
);

const again = tab.map((at) =>
  onPage(
    at,
    'presses Confirm & Pay again after no answer, and is declined with 422',
    (page) => canConfirm(page) && checkoutOn(page)?.attempt.error?.kind === 'unknown',
    (page, world) => {
      world.network.trouble('order', 'declined');
      confirm(page, world);
    },
  ),
);

/** If there are no orders, there is nothing to check. */
const often = Array.from({ length: 4 }, () => [whole, another]).flat();

/** From the cart to the order call in one go. */
export const orderSteps = [...often, inBoth, inBoth, troubled, troubled, troubled, again, again];
