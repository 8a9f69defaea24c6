import * as fc from 'fast-check';
import { onPage } from './step';

const tab = fc.constantFrom(0, 1);

const restore = tab.map((at) =>
  onPage(
    at,
    "presses Restore Cart on 'You have an unfinished order'",
    ({ pendingOrder }) => pendingOrder?.order !== undefined,
    (page, { auditor }) => auditor.items.askedToRestore(page, page.pendingOrder?.restore()),
  ),
);

const payPending = tab.map((at) =>
  onPage(
    at,
    "presses Go to Payment on 'You have an unfinished order'",
    ({ pendingOrder }) => pendingOrder?.canPay === true,
    (page, { auditor }) => {
      auditor.askedForPayment(page);
      void page.pendingOrder?.pay();
    },
  ),
);

const restoreFailed = tab.map((at) =>
  onPage(
    at,
    "presses Restore Cart on 'Payment Failed'",
    ({ screen }) => screen?.kind === 'paymentFailure' && screen.failure.state.kind === 'ask',
    (page, { auditor }) => {
      const { screen } = page;
      if (screen?.kind === 'paymentFailure') auditor.items.askedToRestore(page, screen.failure.restore());
    },
  ),
);

const payFromToast = tab.map((at) =>
  onPage(
    at,
    "presses Go to Payment on 'Your order was placed'",
    ({ toasts }) => toasts.toasts.some(({ actions }) => actions.some(({ label }) => label === 'Go to Payment')),
    (page, { auditor }) => {
      auditor.askedForPayment(page);
      const actions = page.toasts.toasts.flatMap((toast) => toast.actions);
      actions.find(({ label }) => label === 'Go to Payment')?.run();
    },
  ),
);

const checkAgain = tab.map((at) =>
  onPage(
    at,
    'presses Check Again',
    ({ screen }) => screen?.kind === 'paymentStatus' && screen.payment.canCheckAgain,
    ({ screen }) => {
      if (screen?.kind === 'paymentStatus') screen.payment.checkAgain();
    },
  ),
);

export const pendingOrderSteps = [restore, restore, payPending, restoreFailed, payFromToast, checkAgain];
