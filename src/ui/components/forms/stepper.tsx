import { Minus, Plus } from 'lucide';
import { Icon } from '../icons/icon';

interface StepperProps {
  readonly item: string;
  readonly quantity: number;
  readonly onDecrease: () => void;
  readonly onIncrease: () => void;
  readonly increaseBlockedBy?: string | false | undefined;
  /** Set where 1 is the minimum. In the cart, a decrease at 1 removes the item. */
  readonly decreaseBlocked?: boolean;
}

export function Stepper({
  item,
  quantity,
  onDecrease,
  onIncrease,
  increaseBlockedBy,
  decreaseBlocked = false,
}: StepperProps) {
  return (
    <div className="stepper" role="group" aria-label={`Quantity of ${item}`}>
      <button
        type="button"
        aria-label={`Decrease quantity of ${item}`}
        {...(decreaseBlocked && { 'aria-disabled': true })}
        onClick={() => !decreaseBlocked && onDecrease()}
      >
        <Icon of={Minus} />
      </button>
      <output aria-live="polite">{quantity}</output>
      <button
        type="button"
        aria-label={`Increase quantity of ${item}`}
        {...(increaseBlockedBy && { 'aria-disabled': true, 'aria-describedby': increaseBlockedBy })}
        onClick={() => !increaseBlockedBy && onIncrease()}
      >
        <Icon of={Plus} />
      </button>
    </div>
  );
}
