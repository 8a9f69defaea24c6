import { observer } from 'mobx-react-lite';
import { isPickup, type Order } from '../../domain/orders/order';
import { isForLaterDay, promiseOf } from '../../domain/orders/order-promise';
import { groupOf, isFinal, labelOf } from '../../domain/orders/order-status';
import { paymentToneOf } from '../../domain/orders/payment-tone';
import { displayUrlText } from '../../domain/shared/display-text';
import type { PaymentStatusViewModel } from '../../view-models/payment/payment-status.view-model';
import { Badge } from '../components/badge';
import { Button } from '../components/buttons/button';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { SilentBoundary } from '../layout/silent-boundary';
import { useLazyComponents } from '../lazy-components';
import { useShared } from '../view-model-context';
import { Verbatim } from '../components/text/verbatim';
import { TextLines } from '../orders/order-details/text-lines';
import { AfterFailure, canPayAgain } from './after-failure';
import { Arrival } from './arrival';
import { ReceiptActions } from './receipt-actions';
import { CounterView } from './counter-view';
import { OrderPriceBreakdown } from '../orders/order-details/order-price-breakdown';
import { PageMeta } from '../components/page-meta';
import { PrintHeader } from '../orders/order-details/print-header';
import { formatDateTime } from '../format/format-date-time';
import { receiptStyleOf } from './receipt-style';
import { ReceiptHeader } from './receipt-header';
import { receiptText, receiptTitle } from './receipt-texts';
import { PaymentReference } from './payment-reference';
import { ReceiptPaper } from './receipt-paper';
import { ShoppingBag } from 'lucide';
import { Notice } from '../components/feedback/notice';
import { formatItemCount } from '../format/format-number';
import { maxPaymentPolls } from '../../domain/checkout/poll-payment';

interface ReceiptProps {
  readonly payment: PaymentStatusViewModel;
  readonly order: Order;
}

export const Receipt = observer(function Receipt({ payment, order }: ReceiptProps) {
  const { user } = useShared(SessionViewModel);
  const { burst: Burst, installHint: InstallHint } = useLazyComponents();
  const title = receiptTitle(order.status);
  const tone = paymentToneOf(order.status);
  const promise = promiseOf(order, payment.calendar);
  const reference = displayUrlText(payment.checkoutId ?? null);
  const isTracked = tone === 'success' && !isFinal(order.status);
  const isTriedAgain = tone === 'failure' && canPayAgain(order, payment.restoredItems);
  const { background, ...style } = receiptStyleOf(order.status);
  return (
    <ReceiptPaper
      background={background}
      behind={
        groupOf(order.status) === 'confirmed' && (
          <SilentBoundary>
            <Burst />
          </SilentBoundary>
        )
      }
    >
      <PageMeta title={title} />
      <PrintHeader order={order} saysAddress={isTracked && isPickup(order)} />
      <ReceiptHeader
        {...style}
        title={title}
        message={receiptText(order)}
        note={payment.isPolling && 'This page updates by itself.'}
      >
        {groupOf(order.status) === 'pending' && <PollProgress polls={payment.polls} />}
        {payment.canCheckAgain && (
          <Button variant="secondary" onClick={() => payment.checkAgain()}>
            Check Again
          </Button>
        )}
      </ReceiptHeader>
      {tone === 'success' && <Arrival order={order} calendar={payment.calendar} />}
      {isTracked && isPickup(order) && (
        <CounterView
          orderId={order.id}
          firstName={user?.firstName}
          later={groupOf(order.status) !== 'ready' && promise !== undefined && isForLaterDay(promise, payment.calendar)}
        />
      )}
      {payment.boughtItems > 0 && <BoughtNotice items={payment.boughtItems} onRemove={payment.removeBought} />}
      <dl className="outcome__ref">
        <div>
          <dt>Order reference</dt>
          <dd className="num">
            <Verbatim>{order.id}</Verbatim>
          </dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <Badge group={groupOf(order.status)} label={labelOf(order.status)} />
          </dd>
        </div>
        {tone === 'failure' && reference && <PaymentReference reference={reference} />}
      </dl>
      {tone === 'failure' ? (
        <AfterFailure order={order} restoredItems={payment.restoredItems} isCartKnown={payment.isCartKnown} />
      ) : (
        <>
          <TextLines items={order.items} currency={order.currency} />
          <div className="mt-3">
            <OrderPriceBreakdown order={order} />
          </div>
        </>
      )}
      {order.createdAt && (
        <p className="print-only print-foot">{`Placed ${formatDateTime(order.createdAt, payment.calendar)}`}</p>
      )}
      <ReceiptActions order={order} hasMainAction={isTracked || isTriedAgain} onChanged={() => payment.checkAgain()} />
      {tone === 'success' && (
        <SilentBoundary>
          <InstallHint />
        </SilentBoundary>
      )}
    </ReceiptPaper>
  );
});

interface BoughtNoticeProps {
  readonly items: number;
  readonly onRemove: () => void;
}

/** @public Tested alone for where the focus goes when the notice goes. */
export function BoughtNotice({ items, onRemove }: BoughtNoticeProps) {
  return (
    <div className="mt-4">
      <Notice tone="warning" icon={ShoppingBag} role="status">
        <span>{`${formatItemCount(items)} of this order ${items === 1 ? 'is' : 'are'} in your cart too. `}</span>
        <button type="button" className="text-btn" onClick={onRemove}>
          Remove from Cart
        </button>
      </Notice>
    </div>
  );
}

function PollProgress({ polls }: { readonly polls: number }) {
  return (
    <div className="polls" role="img" aria-label={`Check ${polls} of ${maxPaymentPolls}`}>
      {Array.from({ length: maxPaymentPolls }, (_, tick) => (
        <i key={tick} className={tick < polls ? 'on' : undefined} />
      ))}
    </div>
  );
}
