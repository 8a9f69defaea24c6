import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { FulfillmentOffer } from '../../../domain/orders/fulfillment-offers';
import type { CustomerCalendar } from '../../../domain/shared/customer-calendar';
import { FulfillmentViewModel } from '../../../view-models/cart/fulfillment.view-model';
import { ToastsViewModel } from '../../../view-models/shell/toasts.view-model';
import { formatFee, fulfillmentLegend, fulfillmentNames } from '../../format/format-fulfillment';
import { formatWhen } from '../../format/format-when';
import { useShared } from '../../view-model-context';
import { SrOnly } from '../text/sr-only';
import './fulfillment-switch.css';

interface FulfillmentSwitchProps {
  readonly offers: readonly FulfillmentOffer[];
  readonly calendar: CustomerCalendar;
}

/** A shop with one way only has no switch. */
export const FulfillmentSwitch = observer(function FulfillmentSwitch({ offers, calendar }: FulfillmentSwitchProps) {
  const fulfillment = useShared(FulfillmentViewModel);
  const toasts = useShared(ToastsViewModel);
  const name = useId();
  if (offers.length === 0) return null;
  return (
    <fieldset className="how">
      <SrOnly as="legend">{fulfillmentLegend}</SrOnly>
      {offers.map((offer) => {
        const way = fulfillmentNames[offer.fulfillment];
        const parts = offer.promise && formatWhen(offer.promise, calendar);
        const when = parts?.join(' ');
        const price = formatFee(offer);
        return (
          <label key={offer.fulfillment}>
            <input
              className="cover"
              type="radio"
              name={name}
              value={offer.fulfillment}
              aria-label={[way, when, price].filter(Boolean).join(' ')}
              checked={offer.fulfillment === fulfillment.chosen}
              onChange={() => {
                fulfillment.choose(offer.fulfillment);
                toasts.announce([way, when, price].filter(Boolean).join(', '));
              }}
            />
            <b>{way}</b>
            {/* A prerendered page knows no day, and leaves its line empty. */}
            <small>{parts ? parts.map((part) => <span key={part}>{`${part} `}</span>) : '\u00a0'}</small>
            <em translate={offer.fee > 0 ? 'no' : undefined}>{price}</em>
          </label>
        );
      })}
    </fieldset>
  );
});
