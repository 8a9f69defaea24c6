import { Pencil } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { deliveryAddressOf, isSameAddress } from '../../domain/checkout/checkout-details';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { EarlierAddressesViewModel } from '../../view-models/checkout/earlier-addresses.view-model';
import { addressLines } from '../format/format-contact';
import { Icon } from '../components/icons/icon';
import { useShop } from '../shop-context';
import { useViewModel } from '../view-model-context';
import './earlier-addresses.css';

export interface EarlierAddressesProps {
  readonly checkout: CheckoutViewModel;
  /** The id of what holds the fields that a chosen address folds. */
  readonly fieldsId: string;
}

export const EarlierAddresses = observer(function EarlierAddresses({ checkout, fieldsId }: EarlierAddressesProps) {
  const earlier = useViewModel(EarlierAddressesViewModel, checkout, isInField);
  const titleId = useId();
  const { area } = useShop();
  const { earlierAddresses, isAddressFolded } = checkout;
  if (earlierAddresses.length === 0) return null;
  const edit = () => {
    // A field takes the focus once it is shown.
    flushSync(() => checkout.foldAddress(!isAddressFolded));
    if (checkout.isAddressFolded) return;
    const first = document.getElementById(fieldsId)?.querySelector('input');
    first?.focus();
    first?.select();
  };
  return (
    <div className="earlier" role="group" aria-labelledby={titleId}>
      <p className="field__label" id={titleId}>
        Deliver to a recent address
      </p>
      <ul role="list">
        {earlierAddresses.map((address, position) => {
          const { country: _, ...parts } = deliveryAddressOf(address, area);
          const [street, place] = addressLines(parts);
          return (
            <li key={position}>
              <button
                type="button"
                aria-pressed={isSameAddress(address, checkout.details)}
                onClick={() => earlier.choose(address, checkout)}
              >
                <bdi translate="no">{street}</bdi>
                <bdi translate="no">{place}</bdi>
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="text-btn"
        aria-expanded={!isAddressFolded}
        aria-controls={fieldsId}
        onClick={edit}
      >
        <Icon of={Pencil} />
        <span>Edit or new address</span>
      </button>
    </div>
  );
});

function isInField(): boolean {
  return document.activeElement?.matches('input:not([type=radio]), select') ?? false;
}
