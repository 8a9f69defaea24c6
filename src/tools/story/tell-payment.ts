import { OrderLedger } from '../../domain/checkout/pending-orders/order-ledger';
import { PollPayment, type PaymentUpdate } from '../../domain/checkout/poll-payment';
import { ResolveFailedPayment } from '../../domain/checkout/resolve-failed-payment';
import { RestoreOrder } from '../../domain/checkout/pending-orders/restore-order';
import { isFinal, labelOf } from '../../domain/orders/order-status';
import { receiptText } from '../../ui/payment/receipt-texts';
import { TrackOrder, type OrderUpdate } from '../../domain/orders/track-order';
import { routes } from '../../domain/shared/paths';
import type { Cancel } from '../../domain/shared/ports';
import { tokens } from '../../app/tokens';
import { piecesOf, type Telling } from './story-words';
import type { StoryShop } from './story-shop';

export async function* tellPayment(shop: StoryShop): Telling<void> {
  const page = await shop.page();
  const orderId = page.searchParams.get('orderId');
  if (orderId === null) return yield* neverCameBack(shop);
  const { payments } = await shop.backend.services();
  const back = new URL(await payments.settle(orderId, 'pay'), page);
  yield `She pays for ${orderId}, and the payment page sends her back to ${back.pathname}.`;
  if (back.pathname === routes.paymentFailure) return yield* failed(shop, back);
  if (yield* isPaid(shop, orderId)) yield* track(shop, orderId);
}

async function* neverCameBack({ container }: StoryShop): Telling<void> {
  const [pending] = container.get(OrderLedger).orders();
  if (!pending) return;
  yield 'She closes it without paying.';
  yield `For 24 hours the shop offers her the unfinished order ${pending.orderId}: to pay it after all, or to put its items back.`;
  await container.get(RestoreOrder).execute(pending.idempotencyKey, 'unlessPaid');
  yield `She wants them back: the cart holds ${piecesOf(await container.get(tokens.cartRepository).load())} again.`;
}

async function* failed({ container }: StoryShop, back: URL): Telling<void> {
  yield `The page says "${back.searchParams.get('reason')}" A page can say anything, so the order service is asked.`;
  const outcome = await container.get(ResolveFailedPayment).execute(back.searchParams.get('chkotId') ?? undefined);
  if (outcome.kind !== 'failed') return;
  yield `It says so too. The cart holds ${piecesOf(await container.get(tokens.cartRepository).load())} again, and the address is still in the form.`;
}

async function* isPaid({ container }: StoryShop, orderId: string): Telling {
  const heardUpdates = await heard<PaymentUpdate>(
    (listener) => container.get(PollPayment).execute(orderId, listener),
    (update) => update.kind !== 'cartTold' && !update.waiting,
  );
  const updates = heardUpdates.filter(({ kind }) => kind !== 'cartTold');
  const last = updates.at(-1);
  if (last?.kind !== 'order') {
    yield 'The order service cannot be asked. The page offers Retry, and the order stays pending.';
    return false;
  }
  if (updates.length > 1) yield 'The payment is still being processed. The page asks again every three seconds.';
  if (last.order.status === 'PAYMENT_PROCESSING') {
    yield `After ${updates.length} reads it stops and offers Check Again. It says 'paid' only when the order service does.`;
    return true;
  }
  yield `The order service says ${labelOf(last.order.status)}. ${receiptText(last.order)}`;
  return true;
}

async function* track({ container, formatTime }: StoryShop, orderId: string): Telling<void> {
  yield 'She follows the order on its own page, which asks every 15 seconds and rests while it cannot be seen.';
  const updates = await heard<OrderUpdate>(
    (listener) => container.get(TrackOrder).execute(orderId, listener),
    (update) => update.kind === 'order' && isFinal(update.order.status),
  );
  const orders = updates.flatMap((update) => (update.kind === 'order' ? [update.order] : []));
  for (const [position, { status, statusMessage, updatedAt }] of orders.entries()) {
    if (status === orders[position - 1]?.status || !(updatedAt instanceof Date)) continue;
    yield `${formatTime(updatedAt)}, ${labelOf(status)}: ${statusMessage}`;
  }
}

function heard<Update>(
  start: (listener: (update: Update) => void) => Cancel,
  isLast: (update: Update) => boolean,
): Promise<readonly Update[]> {
  const updates: Update[] = [];
  return new Promise((resolve) => {
    const stop = start((update) => {
      updates.push(update);
      if (!isLast(update)) return;
      resolve(updates);
      stop();
    });
  });
}
