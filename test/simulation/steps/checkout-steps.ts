import * as fc from 'fast-check';
import type { CheckoutViewModel } from '../../../src/view-models/checkout/checkout.view-model';
import { customers } from '../world/customers';
import type { ShopPage } from '../world/shop-page';
import type { World } from '../world/world';
import { onPage } from './step';

const tab = fc.constantFrom(0, 1);

export function checkoutOn({ dialog }: ShopPage): CheckoutViewModel | undefined {
  return dialog?.kind === 'checkout' ? dialog.checkout : undefined;
}

/** The page of a sign-in has no cart to open. */
export const canStart = ({ cart, dialog, screen }: ShopPage) =>
  cart.items.length > 0 && dialog === undefined && screen?.kind !== 'authenticate';

export function fillIn(page: ShopPage, pickup: boolean): void {
  const checkout = checkoutOn(page);
  const customer = customers.find(({ email }) => email === page.session.user?.email);
  if (!checkout || !customer) return;
  checkout.set('fulfillmentType', pickup ? 'PICKUP' : 'DELIVERY');
  checkout.set('addressLine1', customer.street);
  checkout.set('city', 'Dallas');
  checkout.set('zip', '75201');
  checkout.set('mobile', '2145550100');
  checkout.toConfirm();
}

export function canConfirm(page: ShopPage): boolean {
  const checkout = checkoutOn(page);
  return (
    checkout?.step === 'confirm' && !checkout.attempt.isPending && !checkout.review.unavailable && !checkout.isOffline
  );
}

export function confirm(page: ShopPage, { auditor }: World): void {
  auditor.pressed(page);
  void checkoutOn(page)?.pay();
}

const start = tab.map((at) => onPage(at, 'presses Checkout', canStart, ({ entry }) => entry.start()));

const details = fc.tuple(tab, fc.boolean()).map(([at, pickup]) =>
  onPage(
    at,
    `fills in the checkout for ${pickup ? 'pickup' : 'delivery'} and presses Continue`,
    (page) => checkoutOn(page)?.step === 'details',
    (page) => fillIn(page, pickup),
  ),
);

const startAndClose = tab.map((at) =>
  onPage(at, 'presses Checkout and closes the dialog at once', canStart, async (page, world) => {
    page.entry.start();
    await world.pass(0);
    closeDialog(page);
  }),
);

const press = tab.map((at) => onPage(at, 'presses Confirm & Pay', canConfirm, confirm));

const back = tab.map((at) =>
  onPage(
    at,
    'goes back to the form',
    (page) => checkoutOn(page)?.step === 'confirm',
    (page) => checkoutOn(page)?.toDetails(),
  ),
);

const goOn = tab.map((at) =>
  onPage(
    at,
    'goes on with what is available',
    (page) => checkoutOn(page)?.review.unavailable !== undefined,
    (page, { auditor }) => {
      const checkout = checkoutOn(page);
      for (const line of checkout?.review.unavailable?.unavailable ?? []) {
        const { item, reason } = line;
        if (reason.kind === 'onlyLeft') checkout?.review.choose(line, 'keep');
        if (!checkout?.retry) auditor.drop(item.id, reason.kind === 'onlyLeft' ? reason.left : 0);
      }
      void checkout?.review.continueWithAvailable();
    },
  ),
);

const close = tab.map((at) => onPage(at, 'closes the dialog', ({ dialog }) => dialog !== undefined, closeDialog));

function closeDialog(page: ShopPage): void {
  const checkout = checkoutOn(page);
  if (checkout) checkout.close();
  else page.overlays.close();
}

export const checkoutSteps = [start, startAndClose, details, press, press, back, goOn, close];
