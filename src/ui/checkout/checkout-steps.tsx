import { Check } from 'lucide';
import { Icon } from '../components/icons/icon';

export function CheckoutSteps({ step }: { readonly step: 'details' | 'confirm' }) {
  const confirming = step === 'confirm';
  return (
    <ol className="steps" role="list" aria-label="Checkout steps">
      <li {...(confirming ? { className: 'is-done' } : { 'aria-current': 'step' })}>
        <i>{confirming ? <Icon of={Check} /> : 1}</i>
        <span>Details</span>
      </li>
      <li {...(confirming && { 'aria-current': 'step' })}>
        <i>2</i>
        <span>Confirm</span>
      </li>
    </ol>
  );
}
