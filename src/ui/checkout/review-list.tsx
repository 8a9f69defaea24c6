import { MapPin, Phone, Store, Truck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { Icon, type IconComponent } from '../components/icons/icon';
import { SrOnly } from '../components/sr-only';
import { formatDays } from '../format/format-date';
import { useShop } from '../shop-context';
import { prefix, type TypedField } from './field-props';
import { fieldId } from '../components/forms/form-field';

interface ReviewListProps {
  readonly checkout: CheckoutViewModel;
  /** Goes back to the details, to the field with this id if one is given; undefined where nothing may be changed now. */
  readonly onChange: ((field?: string) => void) | undefined;
}

/** What will be ordered besides the items, to be read before paying. */
export const ReviewList = observer(function ReviewList({ checkout, onChange }: ReviewListProps) {
  const { details, days, isDelivery } = checkout;
  const { delivery } = useShop();
  const change = (what: string, field?: TypedField) =>
    onChange && { what, press: () => onChange(field && fieldId(prefix, field)) };
  const day = days.length > 0 ? formatDays(days) : undefined;
  return (
    <dl className="review">
      {isDelivery ? (
        <>
          <Row icon={Truck} term="Delivery" change={change('delivery')}>
            {day ?? delivery.areaHint}
          </Row>
          <Row icon={MapPin} term="Address" change={change('address', 'addressLine1')}>
            {[details.addressLine1, details.addressLine2].filter((line) => line.trim()).join(', ')}
            <br />
            {details.city}, {details.state} {details.zip}, {details.country}
          </Row>
        </>
      ) : (
        <Row icon={Store} term="Pickup" change={change('pickup')}>
          {day ?? delivery.pickupHint}
        </Row>
      )}
      {details.mobile.trim() && (
        <Row icon={Phone} term="Mobile number" change={change('mobile number', 'mobile')}>
          <span className="num">
            {details.dialCode} {details.mobile}
          </span>
        </Row>
      )}
    </dl>
  );
});

interface RowProps {
  readonly icon: IconComponent;
  readonly term: string;
  readonly change: { readonly what: string; readonly press: () => void } | undefined;
  readonly children: ReactNode;
}

function Row({ icon, term, change, children }: RowProps) {
  return (
    <div>
      <Icon of={icon} />
      <dt>{term}</dt>
      <dd>{children}</dd>
      {change && (
        <dd className="review__act">
          <button className="text-btn" type="button" onClick={change.press}>
            Change<SrOnly> {change.what}</SrOnly>
          </button>
        </dd>
      )}
    </div>
  );
}
