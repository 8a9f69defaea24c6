import { Store, Truck } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { Segment } from '../components/forms/segment';
import { PlaceCard } from '../components/shop/place-card';
import { PromiseSentence } from '../components/text/promise-sentence';
import { useShop } from '../shop-context';
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
  const { form, details } = checkout;
  const { delivery, pickup } = useShop();
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
      <Segment
        legend="How would you like to get it?"
        name="fulfillmentType"
        className="checkout__group mt-0"
        value={details.fulfillmentType}
        options={[
          { value: 'DELIVERY', label: 'Delivery', hint: delivery.areaHint, icon: Truck },
          ...(pickup ? [{ value: 'PICKUP', label: 'Pickup', hint: delivery.pickupHint, icon: Store } as const] : []),
        ]}
        onChange={(value) => checkout.set('fulfillmentType', value)}
      />
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
