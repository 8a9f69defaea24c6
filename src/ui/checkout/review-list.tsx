import { CalendarDays, MapPin, Phone, Store, Truck } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { PromiseSentence } from '../components/text/promise-sentence';
import { SrOnly } from '../components/text/sr-only';
import { deliveryAddressOf } from '../../domain/checkout/checkout-details';
import { offeredDialCode } from '../../domain/checkout/mobile-number';
import { addressLines, formatMobile } from '../format/format-contact';
import { fulfillmentNames } from '../format/format-fulfillment';
import { hourText } from '../../domain/shared/hour-text';
import { formatPlace } from '../format/format-place';
import { useShop } from '../shop-context';
import { prefix, type TypedField } from './field-props';
import { useCheckoutPromise } from './use-checkout-promise';
import { fieldId } from '../components/forms/form-field';
import { Icon, type IconDrawing } from '../components/icons/icon';

interface ReviewListProps {
  readonly checkout: CheckoutViewModel;
  /** Nothing can be changed while the order is sent. The buttons keep their places, so that no line breaks elsewhere. */
  readonly isHeld: boolean;
  readonly onChange: ((field?: string) => void) | undefined;
}

export const ReviewList = observer(function ReviewList({ checkout, isHeld, onChange }: ReviewListProps) {
  const { details, isDelivery } = checkout;
  const { promise, calendar } = useCheckoutPromise(checkout);
  const shop = useShop();
  const pickupHours = shop.arrivalWindows?.PICKUP;
  const [street, place] = addressLines(deliveryAddressOf(details, shop.area));
  const way = fulfillmentNames[details.fulfillmentType];
  const change = (what: string, field?: TypedField) =>
    onChange && (
      <button
        className="text-btn"
        type="button"
        disabled={isHeld}
        onClick={() => onChange(field && fieldId(prefix, field))}
      >
        <span>Change</span>
        <SrOnly>{` ${what}`}</SrOnly>
      </button>
    );
  return (
    <dl className="review">
      {isDelivery ? (
        <Row icon={MapPin} term="Address" action={change('address', 'addressLine1')}>
          <bdi translate="no">{street}</bdi>
          <br />
          <bdi translate="no">{place}</bdi>
        </Row>
      ) : (
        shop.pickup && (
          <Row icon={Store} term="Pick up at">
            <span>{shop.pickup.name}</span>
            <br />
            <bdi translate="no">{formatPlace(shop.pickup)}</bdi>
            {pickupHours && !promise?.window && (
              <>
                <br />
                <span className="nowrap">{`${hourText(pickupHours.from)}–${hourText(pickupHours.to)}`}</span>
              </>
            )}
          </Row>
        )
      )}
      {details.mobile.trim() && (
        <Row icon={Phone} term="Mobile number" action={change('mobile number', 'mobile')}>
          <bdi className="num" translate="no">
            {formatMobile(details.mobile, offeredDialCode(shop.area, details.dialCode))}
          </bdi>
        </Row>
      )}
      {promise ? (
        <Row icon={isDelivery ? Truck : CalendarDays} term="When" action={change(way.toLowerCase())}>
          <PromiseSentence promise={promise} calendar={calendar} />
        </Row>
      ) : (
        <Row icon={isDelivery ? Truck : CalendarDays} term={way} action={change(way.toLowerCase())}>
          {isDelivery ? shop.delivery.areaHint : shop.delivery.pickupHint}
        </Row>
      )}
    </dl>
  );
});

interface RowProps {
  readonly icon: IconDrawing;
  readonly term: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Row({ icon, term, action, children }: RowProps) {
  return (
    <div>
      <Icon of={icon} />
      <dt>{term}</dt>
      <dd>{children}</dd>
      {action && <dd className="review__act">{action}</dd>}
    </div>
  );
}
