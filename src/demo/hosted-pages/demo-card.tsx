import { Lock } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { DemoCheckoutViewModel } from './demo-checkout.view-model';
import { Button } from '../../ui/components/buttons/button';
import { formatMoney } from '../../ui/format/format-money';

const hintId = 'demo-card-hint';

export const DemoCard = observer(function DemoCard({ checkout }: { readonly checkout: DemoCheckoutViewModel }) {
  const { order, pending } = checkout;
  const pay = (event: FormEvent) => {
    event.preventDefault();
    void checkout.decide('pay');
  };
  if (!order) return <section className="hosted__pay" aria-busy={checkout.error === undefined} />;
  return (
    <section className="hosted__pay" aria-labelledby="demo-card-title">
      <h2 id="demo-card-title">Pay with card</h2>
      <form className="stack" noValidate onSubmit={pay}>
        <ReadOnlyField id="demo-card-number" label="Card number" value="4242 4242 4242 4242" hintId={hintId} />
        <div className="fields">
          <ReadOnlyField id="demo-card-expiry" label="Expiry" value="12 / 34" half />
          <ReadOnlyField id="demo-card-code" label="CVC" value="123" half />
        </div>
        <p className="small" id={hintId}>
          Test card, filled in for you. These fields can't be edited, so that no one types a real card here.
        </p>
        <Button
          type="submit"
          size="lg"
          block
          icon={Lock}
          pending={pending === 'pay'}
        >{`Pay ${formatMoney(order.total)}`}</Button>
        <Button
          variant="secondary"
          size="lg"
          block
          pending={pending === 'decline'}
          onClick={() => void checkout.decide('decline')}
        >
          Decline Payment
        </Button>
      </form>
    </section>
  );
});

interface ReadOnlyFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly half?: boolean;
  readonly hintId?: string;
}

function ReadOnlyField({ id, label, value, half = false, hintId: describedBy }: ReadOnlyFieldProps) {
  return (
    <div className={half ? 'field field--half' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input className="input num" id={id} value={value} readOnly autoComplete="off" aria-describedby={describedBy} />
    </div>
  );
}
