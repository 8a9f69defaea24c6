import { ShoppingBag } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Fragment, useId, useRef } from 'react';
import { subtotalOf } from '../../domain/cart/cart';
import { canKeep, type UnavailableLine } from '../../domain/cart/cart-review';
import type { CheckoutReviewViewModel } from '../../view-models/checkout/checkout-review.view-model';
import { Button } from '../components/buttons/button';
import { Modal } from '../components/dialogs/modal';
import { Notice } from '../components/feedback/notice';
import { LineChoicePicker } from './line-choice-picker';
import { UnavailableLines } from './unavailable-lines';
import { formatItemCount } from '../format/format-number';
import { formatMoney } from '../format/format-money';

interface UnavailableItemsProps {
  readonly review: CheckoutReviewViewModel;
  readonly isOrder: boolean;
}

export const UnavailableItemsDialog = observer(function UnavailableItemsDialog({
  review,
  isOrder,
}: UnavailableItemsProps) {
  const explanation = useId();
  const proceed = useRef<HTMLButtonElement>(null);
  const lines = review.unavailable?.unavailable ?? [];
  return (
    <Modal
      title={titleOf(lines)}
      size="mid"
      describedBy={explanation}
      initialFocus={proceed}
      onClose={review.backToCheckout}
      foot={
        <>
          <Button variant="secondary" onClick={review.backToCheckout}>
            Back to Checkout
          </Button>
          <Button ref={proceed} onClick={() => void review.continueWithAvailable()}>
            {continueLabelOf(review)}
          </Button>
        </>
      }
    >
      <p
        className="muted"
        id={explanation}
      >{`${changeOf(lines)} since you ${isOrder ? 'ordered' : 'filled your cart'}. ${consequenceOf(lines, isOrder)}`}</p>
      <UnavailableLines
        lines={lines}
        choice={(line) => canKeep(line) && <LineChoicePicker line={line} review={review} />}
        isRemoved={(line) => canKeep(line) && review.choiceOf(line) === 'remove'}
      />
      <Notice icon={ShoppingBag} className="mt-4" role="status">
        <Remaining review={review} place={isOrder ? 'order' : 'cart'} />
      </Notice>
    </Modal>
  );
});

function priceChangesIn(lines: readonly UnavailableLine[]): number {
  return lines.filter(({ reason }) => reason.kind === 'priceChanged').length;
}

function titleOf(lines: readonly UnavailableLine[]): string {
  if (priceChangesIn(lines) < lines.length) return 'Some Items Are Not Available';
  return lines.length === 1 ? 'A Price Has Changed' : 'Some Prices Have Changed';
}

function changeOf(lines: readonly UnavailableLine[]): string {
  const prices = priceChangesIn(lines);
  if (prices === 0) return "Today's menu has changed";
  if (prices < lines.length) return `Today's menu and ${prices === 1 ? 'one price' : 'some prices'} have changed`;
  return prices === 1 ? 'One price has changed' : 'Some prices have changed';
}

function consequenceOf(lines: readonly UnavailableLine[], isOrder: boolean): string {
  if (priceChangesIn(lines) === lines.length)
    return lines.length === 1
      ? "Keep the item at today's price, or remove it."
      : "Keep the items at today's prices, or remove them.";
  if (lines.some(canKeep)) return `Choose what to keep; we'll ${isOrder ? 'leave out' : 'remove'} the rest.`;
  return isOrder ? "If you continue, we'll leave out these." : "If you continue, we'll remove these from your cart.";
}

/** Until the customer has chosen, the button says what it drops. */
function continueLabelOf({ isDecided, dropped }: CheckoutReviewViewModel): string {
  if (isDecided) return 'Continue with Available Items';
  const names = dropped.map(({ name }) => name);
  return `Continue without ${names.length > 2 ? formatItemCount(names.length) : names.join(' and ')}`;
}

interface RemainingProps {
  readonly review: CheckoutReviewViewModel;
  readonly place: string;
}

const Remaining = observer(function Remaining({ review: { remaining }, place }: RemainingProps) {
  if (remaining.length === 0) {
    return (
      <p>
        <b>{`Your ${place} will be empty.`}</b>
      </p>
    );
  }
  return (
    <p>
      <b>{`Your ${place} will be: `}</b>
      {remaining.map(({ id, name, quantity }) => (
        <Fragment key={id}>
          <span>{`${quantity} `}</span>
          <span aria-hidden="true">{'× '}</span>
          <bdi>{name}</bdi>
          <span>{', '}</span>
        </Fragment>
      ))}
      <span translate="no">{formatMoney(subtotalOf(remaining))}</span>
    </p>
  );
});
