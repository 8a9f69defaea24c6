import { Minus, Plus } from 'lucide';
import { useRef, useState } from 'react';
import { Icon } from '../icons/icon';

interface StepperProps {
  readonly item: string;
  readonly quantity: number;
  readonly onDecrease: () => void;
  readonly onIncrease: () => void;
  /** A typed number applies on Enter and when the field is left. */
  readonly onType: (text: string, isLeaving: boolean) => void;
  readonly increaseBlockedBy?: string | false | undefined;
  /** Set it if 1 is the minimum. In the cart, a decrease at 1 removes the item. */
  readonly decreaseBlocked?: boolean;
}

export function Stepper({
  item,
  quantity,
  onDecrease,
  onIncrease,
  onType,
  increaseBlockedBy,
  decreaseBlocked = false,
}: StepperProps) {
  // The field has the name, and a group of the same name would be read twice.
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={`Decrease quantity of ${item}`}
        {...(decreaseBlocked && { 'aria-disabled': true })}
        onClick={() => !decreaseBlocked && onDecrease()}
      >
        <Icon of={Minus} />
      </button>
      <TypedQuantity {...{ item, quantity, onType }} />
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

function TypedQuantity({ item, quantity, onType }: Pick<StepperProps, 'item' | 'quantity' | 'onType'>) {
  const [text, setText] = useState<string>();
  const typed = useRef<string>(undefined);
  const type = (value: string | undefined) => {
    typed.current = value;
    setText(value);
  };
  const apply = (isLeaving: boolean) => {
    const { current } = typed;
    // Enter may move the focus, and this field would be left with the same text.
    type(undefined);
    if (current !== undefined) onType(current, isLeaving);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={2}
      autoComplete="off"
      enterKeyHint="done"
      aria-label={`Quantity of ${item}`}
      value={text ?? quantity}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => type(target.value)}
      onBlur={() => apply(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // The same press would go to the button that takes the focus.
        event.preventDefault();
        apply(false);
      }}
    />
  );
}
