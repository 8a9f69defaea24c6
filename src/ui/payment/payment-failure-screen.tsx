import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { summarize } from '../../domain/cart/cart-summary';
import { paths } from '../../domain/shared/paths';
import { idInLink } from '../../domain/shared/plain-text';
import type { FailurePageState } from '../../domain/checkout/resolve-failed-payment';
import { displayUrlText, withFullStop } from '../../domain/shared/display-text';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { FulfillmentViewModel } from '../../view-models/cart/fulfillment.view-model';
import { PaymentFailureViewModel } from '../../view-models/payment/payment-failure.view-model';
import { Button, buttonClass } from '../components/buttons/button';
import { Notice } from '../components/feedback/notice';
import { formatMoney } from '../format/format-money';
import { formatItemCount } from '../format/format-number';
import { PageMeta } from '../components/page-meta';
import { PhoneWithHours } from '../components/shop/phone-with-hours';
import { useShared, useViewModel } from '../view-model-context';
import { PaymentPending } from './payment-pending';
import { PaymentReference } from './payment-reference';
import { ReceiptHeader } from './receipt-header';
import { ReceiptPaper } from './receipt-paper';
import { TryAgainButton } from './try-again-button';

const maxReason = 200;

export const PaymentFailureScreen = observer(function PaymentFailureScreen() {
  const [queryParams] = useSearchParams();
  const checkoutId = idInLink(queryParams.get('chkotId')) || undefined;
  const failure = useViewModel(PaymentFailureViewModel, checkoutId);
  const navigate = useNavigate();
  const { state } = failure;
  const paidOrder = state.kind === 'paid' || state.kind === 'processing' ? state.orderId : undefined;
  useEffect(() => {
    if (paidOrder !== undefined) {
      void navigate(paths.paymentStatus({ orderId: paidOrder }), { replace: true });
    }
  }, [paidOrder, navigate]);

  if (state.kind === 'checking' || state.kind === 'paid' || state.kind === 'processing') {
    return (
      <>
        <PageMeta title="Checking your payment" />
        <PaymentPending />
      </>
    );
  }
  const hasItems = state.kind === 'failed' && isBack(state.restoredItems);
  return (
    <ReceiptPaper background="bad">
      <PageMeta title="Payment Failed" />
      <ReceiptHeader icon={X} iconTone="bad" title="Payment Failed" message={messageOf(state)} />
      {hasItems && <CartSum />}
      <Reference isStated={state.kind === 'failed' && state.isStated} />
      {state.kind === 'claimed' && (
        <p>
          <span>Not sure? See </span>
          <Link to={paths.orders}>My Orders</Link>
          <span>.</span>
        </p>
      )}
      {state.kind === 'unknown' && (
        <Notice tone="warning" role="status" className="mt-4">
          {`We couldn't check on your order. Look in My Orders before you order again.${state.hasNoItems ? '' : " We've kept its items."}`}
        </Notice>
      )}
      {state.kind === 'ask' && (
        <Notice tone="warning" role="status" className="mt-4">
          <span>{`We can't tell which order this payment was for. You have an unfinished order of ${formatItemCount(state.items)}. `}</span>
          <Button size="sm" variant="secondary" pending={failure.isRestoring} onClick={() => void failure.restore()}>
            Restore Cart
          </Button>
        </Notice>
      )}
      <div className="outcome__actions">
        {hasItems && <TryAgainButton />}
        <Link
          to={paths.menu}
          className={buttonClass(hasItems ? { variant: 'secondary' } : { size: 'lg', className: 'btn--wide' })}
        >
          Shop Again
        </Link>
        <Link to={paths.home} className={buttonClass({ variant: 'secondary', className: hasItems ? '' : 'btn--wide' })}>
          Go to Home
        </Link>
      </div>
      {state.kind === 'failed' && (
        <p className="small muted mt-4">
          <span>{'If it happens again, call '}</span>
          <PhoneWithHours orEmail />
          <span>.</span>
        </p>
      )}
    </ReceiptPaper>
  );
});

function messageOf(state: FailurePageState): string {
  if (state.kind !== 'failed') return "The payment page says that your payment didn't go through.";
  const failed = "Your payment didn't go through.";
  if (state.restoredItems === 'restoring') return failed;
  if (state.restoredItems === 'stillPending')
    return `${failed} Your cart can't take your items back now. We've kept them.`;
  if (!isBack(state.restoredItems)) return `${failed} You can order again any time.`;
  return `${failed} Your items are back in your cart. Try again, or use another card.`;
}

/** The sum of the next try. That of the failed order may be for a cart that has changed since. */
const CartSum = observer(function CartSum() {
  const { items, pricing } = useShared(CartViewModel);
  const { chosen } = useViewModel(FulfillmentViewModel);
  const { totalItems, totalPrice } = summarize(items, chosen, pricing);
  if (totalItems === 0) return null;
  return (
    <p className="centered mt-2">
      <span>{`${formatItemCount(totalItems)}, estimated total `}</span>
      <b className="num" translate="no">
        {formatMoney(totalPrice)}
      </b>
    </p>
  );
});

function isBack(restoredItems: Extract<FailurePageState, { kind: 'failed' }>['restoredItems']): boolean {
  return typeof restoredItems === 'number' && restoredItems > 0;
}

/** Anybody can write a link, so its reason is quoted, unless the order service says too that the order failed. */
function Reference({ isStated }: { readonly isStated: boolean }) {
  const [queryParams] = useSearchParams();
  const reason = displayUrlText(queryParams.get('reason'), maxReason);
  const reference = displayUrlText(queryParams.get('chkotId'));
  if (!reason && !reference) return null;
  return (
    <dl className="outcome__ref outcome__ref--rows">
      {reason && (
        <div>
          <dt>Reason</dt>
          {isStated ? <StatedReason reason={reason} /> : <QuotedReason reason={reason} />}
        </div>
      )}
      {reference && <PaymentReference reference={reference} />}
    </dl>
  );
}

function StatedReason({ reason }: { readonly reason: string }) {
  return (
    <dd>
      <bdi>{withFullStop(reason)}</bdi>
    </dd>
  );
}

function QuotedReason({ reason }: { readonly reason: string }) {
  return (
    <dd>
      <span>The payment page said: </span>
      <bdi>{`"${reason}"`}</bdi>
    </dd>
  );
}
