import { observer } from 'mobx-react-lite';
import { groupedMobile, offeredDialCode } from '../../domain/checkout/mobile-number';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { Field } from '../components/forms/field';
import { FieldError } from '../components/forms/field-frame';
import type { DialCode } from '../../domain/shop/shop-numbers';
import { SelectField } from '../components/forms/select-field';
import { PhoneLink } from '../components/shop/phone-link';
import { useShop } from '../shop-context';
import { fieldProps } from './field-props';

export const ContactFields = observer(function ContactFields({ checkout }: { readonly checkout: CheckoutViewModel }) {
  const { error, ...mobile } = fieldProps(checkout, 'mobile');
  const { isDelivery, details } = checkout;
  const { area, pickup } = useShop();
  const dialCode = offeredDialCode(area, details.dialCode);
  const group = (typed: string) => {
    // Regrouping a number that changed in the middle would move the cursor to the end.
    const isAmid = Math.abs(typed.length - details.mobile.length) === 1 && !typed.startsWith(details.mobile);
    mobile.onChange(isAmid ? typed : groupedMobile(typed, dialCode));
  };
  const hintId = `${mobile.id}-hint`;
  const errorId = `${mobile.id}-error`;
  return (
    <div className="checkout__group">
      <h3>Contact</h3>
      <div className="field">
        <div className="tel">
          <SelectField
            label="Dial code"
            options={area.dialCodes.map(({ code, label }) => ({ value: code, label }))}
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
            onChange={group}
          />
        </div>
        {error && <FieldError id={errorId} message={error} />}
        <span className="field__hint" id={hintId}>
          <span>{isDelivery ? "We'll only call about this delivery. " : "We'll only call about this order. "}</span>
          <span>{takenNumbers(dialCode)}</span>
          {isDelivery && (
            <>
              <span>{` For a number of another country, ${pickup ? 'choose Pickup, which needs none, or call ' : 'call '}`}</span>
              <PhoneLink />
            </>
          )}
        </span>
      </div>
    </div>
  );
});

function takenNumbers({ code, lengths, trunkPrefix }: DialCode): string {
  const inFront = trunkPrefix ? `${code} or ${trunkPrefix}` : code;
  return `${lengths.join(' or ')} digits, with or without ${inFront} in front.`;
}
