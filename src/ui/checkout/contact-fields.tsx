import { CircleExclamationPoint } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { dialCodes } from '../../domain/checkout/checkout-details';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { Field } from '../components/forms/field';
import { Icon } from '../components/icons/icon';
import { SelectField } from '../components/forms/select-field';
import { fieldProps } from './field-props';

const options = dialCodes.map(({ code, label }) => ({ value: code, label }));

/** The mobile number. Its hint and its error belong to both of its controls. */
export const ContactFields = observer(function ContactFields({ checkout }: { readonly checkout: CheckoutViewModel }) {
  const { error, ...mobile } = fieldProps(checkout, 'mobile');
  const { isDelivery } = checkout;
  const hintId = `${mobile.id}-hint`;
  const errorId = `${mobile.id}-error`;
  return (
    <div className="checkout__group">
      <h3>Contact</h3>
      <div className="field">
        <div className="tel">
          <SelectField
            label="Dial code"
            options={options}
            autoComplete="tel-country-code"
            {...fieldProps(checkout, 'dialCode')}
          />
          <Field
            label="Mobile number"
            optional={!isDelivery}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required={isDelivery}
            aria-describedby={error ? `${hintId} ${errorId}` : hintId}
            aria-invalid={error ? true : undefined}
            {...mobile}
          />
        </div>
        {error && (
          <span className="field__error" id={errorId}>
            <Icon of={CircleExclamationPoint} />
            {error}
          </span>
        )}
        <span className="field__hint" id={hintId}>
          {isDelivery
            ? 'Only used if there is a question about your delivery.'
            : 'Only used if there is a question about your order.'}
        </span>
      </div>
    </div>
  );
});
