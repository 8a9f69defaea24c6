import { ShoppingBag } from 'lucide-react';
import { Fragment, useId, useRef } from 'react';
import { subtotalOf } from '../../domain/cart/cart';
import type { UnavailableLine } from '../../domain/cart/cart-review';
import type { UnavailableItems } from '../../view-models/checkout/checkout-review.view-model';
import { Button } from '../components/button';
import { Modal } from '../components/dialogs/modal';
import { Notice } from '../components/feedback/notice';
import { UnavailableLines } from './unavailable-lines';
import { formatUsd } from '../format/format-money';
import type { UnavailableItemsProps } from '../lazy-components';

/** Opens over the checkout: which items are not available as chosen, why, and which ones stay. */
export function UnavailableItemsDialog({ items, isOrder, onBack, onContinue }: UnavailableItemsProps) {
  const explanation = useId();
  const proceed = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      title="Some Items Are Not Available"
      size="mid"
      describedBy={explanation}
      initialFocus={proceed}
      onClose={onBack}
      foot={
        <>
          <Button variant="secondary" onClick={onBack}>
            Back to Checkout
          </Button>
          <Button ref={proceed} onClick={onContinue}>
            Continue with Available Items
          </Button>
        </>
      }
    >
      <p className="muted" id={explanation}>
        Today's menu has changed since you {isOrder ? 'ordered' : 'filled your cart'}. If you continue,{' '}
        {consequenceOf(items.unavailable, isOrder)}.
      </p>
      <UnavailableLines lines={items.unavailable} />
      <Notice icon={ShoppingBag} className="mt-4">
        <Remaining items={items} place={isOrder ? 'the order' : 'your cart'} />
      </Notice>
    </Modal>
  );
}

function consequenceOf(lines: readonly UnavailableLine[], isOrder: boolean): string {
  const fewer = lines.filter(({ reason }) => reason.kind === 'onlyLeft').length;
  if (fewer === lines.length) return `your ${isOrder ? 'order' : 'cart'} keeps as many as are left`;
  const removed = isOrder ? 'these are left out' : 'these are taken out of your cart';
  return fewer > 0 ? `${removed}, or kept in the number that is left` : removed;
}

function Remaining({ items: { available }, place }: { readonly items: UnavailableItems; readonly place: string }) {
  return (
    <p>
      <b>
        {available.length === 1 ? '1 item stays' : `${available.length} items stay`} in {place}:
      </b>{' '}
      {available.map(({ id, name, quantity }) => (
        <Fragment key={id}>
          {quantity} × <bdi>{name}</bdi>,{' '}
        </Fragment>
      ))}
      {formatUsd(subtotalOf(available))}
    </p>
  );
}
