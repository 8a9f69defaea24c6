import { Lock } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout.view-model';
import { Icon } from '../components/icons/icon';
import { AllergenNotice } from './allergen-notice';
import { CheckoutErrorNotice } from './checkout-error-notice';
import { ReviewList } from './review-list';
import type { Elements } from '../components/elements';

interface ConfirmStepProps {
  readonly checkout: CheckoutViewModel;
  readonly notice: Elements;
  readonly summary: Elements;
  readonly onChange: (field?: string) => void;
}

export const ConfirmStep = observer(function ConfirmStep({ checkout, notice, summary, onChange }: ConfirmStepProps) {
  const { error, isOutcomeUnknown, isPending } = checkout;
  return (
    <div className="checkout__main">
      {error && <CheckoutErrorNotice error={error} />}
      {notice}
      <AllergenNotice items={checkout.items} />
      <ReviewList checkout={checkout} onChange={isOutcomeUnknown || isPending ? undefined : onChange} />
      {summary}
      <p className="redirect-note mt-5">
        <Icon of={Lock} />
        <span>Next: pay on our secure payment page. We never see your card number.</span>
      </p>
    </div>
  );
});
