import { MapPin } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { Field } from '../components/forms/field';
import { Notice } from '../components/feedback/notice';
import { fieldProps, prefix } from './field-props';
import { SilentBoundary } from '../layout/silent-boundary';
import { useLazyComponents } from '../lazy-components';
import { useShop } from '../shop-context';
import { fieldId } from '../components/forms/form-field';

const addressFieldsId = `${prefix}-address`;

export const AddressFields = observer(function AddressFields({ checkout }: { readonly checkout: CheckoutViewModel }) {
  const { area } = useShop();
  const { earlierAddresses: EarlierAddresses } = useLazyComponents();
  return (
    <fieldset className="checkout__group">
      <legend>Delivery address</legend>
      <Notice tone="warning" icon={MapPin} className="mb-4">
        <p>{area.notice}</p>
      </Notice>
      {checkout.isLoaded && (
        <SilentBoundary>
          <EarlierAddresses checkout={checkout} fieldsId={addressFieldsId} />
        </SilentBoundary>
      )}
      <div className="fields" id={addressFieldsId} hidden={checkout.isAddressFolded}>
        <Field label="Address line 1" autoComplete="address-line1" required {...fieldProps(checkout, 'addressLine1')} />
        <Field label="Address line 2" optional autoComplete="address-line2" {...fieldProps(checkout, 'addressLine2')} />
        <Field
          label={area.cityLabel ?? 'City'}
          half
          autoComplete="address-level2"
          required
          {...fieldProps(checkout, 'city')}
        />
        <Field
          label={area.postalCode.label}
          hint={checkout.form.errors.zip && area.postalCode.hint}
          half
          autoComplete="postal-code"
          inputMode={/^\d+$/.test(area.postalCode.example) ? 'numeric' : 'text'}
          required
          {...fieldProps(checkout, 'zip')}
        />
        {area.state !== undefined && (
          <Field
            id={fieldId(prefix, 'state')}
            label={area.stateLabel ?? 'State'}
            half
            autoComplete="address-level1"
            value={checkout.details.state}
            locked
          />
        )}
        <Field
          id={fieldId(prefix, 'country')}
          label="Country"
          half
          autoComplete="country-name"
          value={checkout.details.country}
          locked
        />
      </div>
    </fieldset>
  );
});
