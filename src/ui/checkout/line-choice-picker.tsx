import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { LineChoice, UnavailableLine } from '../../domain/cart/cart-review';
import type { CheckoutReviewViewModel } from '../../view-models/checkout/checkout-review.view-model';
import { SrOnly } from '../components/text/sr-only';
import { formatMoney } from '../format/format-money';
import '../components/forms/radio.css';
import './line-choice-picker.css';

interface LineChoicePickerProps {
  readonly line: UnavailableLine;
  readonly review: CheckoutReviewViewModel;
}

export const LineChoicePicker = observer(function LineChoicePicker({ line, review }: LineChoicePickerProps) {
  const name = useId();
  const chosen = review.choiceOf(line);
  const option = (choice: LineChoice, label: string) => (
    <label>
      <input
        className="radio"
        type="radio"
        name={name}
        value={choice}
        checked={chosen === choice}
        onChange={() => review.choose(line, choice)}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="pick">
      <SrOnly as="legend">{line.item.name}</SrOnly>
      {option('keep', keepLabelOf(line))}
      {option('remove', 'Remove')}
    </fieldset>
  );
});

function keepLabelOf({ reason }: UnavailableLine): string {
  if (reason.kind === 'priceChanged') return `Update to ${formatMoney(reason.to)}`;
  return reason.kind === 'onlyLeft' ? `Keep ${reason.left}` : 'Keep';
}
