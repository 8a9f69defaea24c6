import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { deliveryAddressOf } from '../../domain/checkout/checkout-details';
import { isSameAddress } from '../../domain/checkout/earlier-addresses';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { EarlierAddressesViewModel } from '../../view-models/checkout/earlier-addresses.view-model';
import { addressLines } from '../format/format-contact';
import { useShop } from '../shop-context';
import { useViewModel } from '../view-model-context';
import './earlier-addresses.css';

export interface EarlierAddressesProps {
  readonly checkout: CheckoutViewModel;
}

export const EarlierAddresses = observer(function EarlierAddresses({ checkout }: EarlierAddressesProps) {
  const earlier = useViewModel(EarlierAddressesViewModel, checkout, isInField);
  const titleId = useId();
  const { area } = useShop();
  if (earlier.offered.length === 0) return null;
  return (
    <div className="earlier" role="group" aria-labelledby={titleId}>
      <p className="field__label" id={titleId}>
        Deliver to a recent address
      </p>
      <ul role="list">
        {earlier.offered.map((address, position) => {
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
    </div>
  );
});

function isInField(): boolean {
  return document.activeElement?.matches('input:not([type=radio]), select') ?? false;
}
