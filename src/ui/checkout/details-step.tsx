import { observer } from 'mobx-react-lite';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { deliveryDays } from '../../domain/cart/cart-summary';
import { present } from '../../domain/shared/present';
import { Segment } from '../components/forms/segment';
import { PlaceCard } from '../components/shop/place-card';
import { PromiseSentence } from '../components/text/promise-sentence';
import { formatFee, fulfillmentLegend, fulfillmentNames } from '../format/format-fulfillment';
import { formatWhenInFull } from '../format/format-when';
import { useShop } from '../shop-context';
import { useOpeningHoursAtOnce } from '../use-opening-hours';
import { AddressFields } from './address-fields';
import { ContactFields } from './contact-fields';
import { prefix } from './field-props';
import { useCheckoutPromise } from './use-checkout-promise';
import { FormFrame } from '../components/forms/form-frame';
import type { Elements } from '../components/elements';

interface DetailsStepProps {
  readonly checkout: CheckoutViewModel;
  readonly formId: string;
  readonly notice: Elements;
}

export const DetailsStep = observer(function DetailsStep({ checkout, formId, notice }: DetailsStepProps) {
  const { form } = checkout;
  return (
    <FormFrame
      form={form}
      prefix={prefix}
      id={formId}
      className="checkout__main"
      summaryClass="mb-6"
      onSubmit={() => checkout.toConfirm()}
    >
      {notice}
      <FulfillmentCards checkout={checkout} />
      {checkout.isDelivery ? <AddressFields checkout={checkout} /> : <PickupPlace checkout={checkout} />}
      <ContactFields checkout={checkout} />
    </FormFrame>
  );
});

const PickupPlace = observer(function PickupPlace({ checkout }: { readonly checkout: CheckoutViewModel }) {
  const { pickup } = useShop();
  const { promise, calendar } = useCheckoutPromise(checkout);
  return (
    <div className="checkout__group">
      <h3>Pick up at</h3>
      {pickup && (
        <PlaceCard place={pickup}>{promise && <PromiseSentence promise={promise} calendar={calendar} />}</PlaceCard>
      )}
    </div>
  );
});

interface FulfillmentCardsProps {
  readonly checkout: CheckoutViewModel;
}

/** A shop with one way only has nothing to choose. */
const FulfillmentCards = observer(function FulfillmentCards({ checkout }: FulfillmentCardsProps) {
  const opening = useOpeningHoursAtOnce();
  const { details, items, summary } = checkout;
  const offers = opening.fulfillments({ days: deliveryDays(items), menu: [], subtotal: summary.subtotal });
  if (offers.length === 0) return null;
  return (
    <Segment
      legend={fulfillmentLegend}
      name="fulfillmentType"
      className="checkout__group mt-0"
      value={details.fulfillmentType}
      options={offers.map((offer) =>
        present({
          value: offer.fulfillment,
          label: fulfillmentNames[offer.fulfillment],
          lines: offer.promise && formatWhenInFull(offer.promise, opening.calendar),
          price: formatFee(offer),
        }),
      )}
      onChange={(value) => checkout.set('fulfillmentType', value)}
    />
  );
});
