import { CircleAlert, Hourglass } from 'lucide';
import { useEffect, useRef } from 'react';
import type { CheckoutError } from '../../view-models/checkout/checkout-error';
import { ErrorTexts } from '../components/feedback/error-texts';
import { SupportContact } from '../components/shop/support-contact';
import { Icon } from '../components/icons/icon';

/** Takes the focus: on a phone the notice appears far above the pressed button. */
export function CheckoutErrorNotice({ error }: { readonly error: CheckoutError }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [error]);
  const failed = error.kind === 'failed';
  return (
    <div
      className={`notice ${failed ? 'notice--danger' : 'notice--warning'} mb-6`}
      role="alert"
      tabIndex={-1}
      ref={notice}
    >
      <Icon of={failed ? CircleAlert : Hourglass} />
      <div>{texts(error)}</div>
    </div>
  );
}

function texts(error: CheckoutError) {
  switch (error.kind) {
    case 'failed':
      return <Failed {...error} />;
    case 'unknown':
      return <Unknown />;
    case 'cartChanged':
      return (
        <>
          <b>Your cart has changed.</b>
          <span>{' Look it over, then confirm again.'}</span>
        </>
      );
    case 'dayChanged':
      return (
        <>
          <b>The day of your order has changed.</b>
          <span>{' Look it over, then confirm again.'}</span>
        </>
      );
    case 'allergensChanged':
      return (
        <>
          <b>The allergens of your order have changed.</b>
          <span>{' Look it over, then confirm again.'}</span>
        </>
      );
  }
}

function Failed({ notice, nothingCharged }: Extract<CheckoutError, { kind: 'failed' }>) {
  return (
    <ErrorTexts error={notice}>
      <span>{nothingCharged ? 'Nothing was charged and your cart is unchanged. ' : 'Your cart is unchanged. '}</span>
      <span>{'If it happens again, '}</span>
      <SupportContact />
      <span>.</span>
    </ErrorTexts>
  );
}

function Unknown() {
  return (
    <>
      <b>We didn't hear back.</b>
      <span>{' Your order may have gone through.'}</span>
      <br />
      <span>{'Look in My Orders before you pay again. Your cart is unchanged. For help, '}</span>
      <SupportContact />
      <span>.</span>
    </>
  );
}
