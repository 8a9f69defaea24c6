import { Minus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Icon } from '../../components/icons/icon';
import { classNames } from '../../components/class-names';

interface AddButtonProps {
  readonly item: string;
  readonly inCart: number;
  readonly onAdd: () => void;
  readonly onTakeOne: () => void;
  /** Id of the text that says why there can be no more ('You have the last 3'); the button stays focusable. */
  readonly blockedBy?: string | false | undefined;
  readonly className?: string;
}

/** Adds an item; a stepper once the cart has some of it. The plus is the same button, so it keeps the focus. */
export function AddButton({ item, inCart, onAdd, onTakeOne, blockedBy, className }: AddButtonProps) {
  const plus = useRef<HTMLButtonElement>(null);
  const [isNew, setIsNew] = useState(false);
  const hasSome = inCart > 0;
  const takeOne = () => {
    // The minus disappears with the last one.
    if (inCart === 1) plus.current?.focus();
    onTakeOne();
  };
  const add = () => {
    setIsNew(!hasSome);
    onAdd();
  };
  return (
    <div
      className={classNames(hasSome ? 'stepper stepper--card' : 'add', hasSome && isNew && 'is-new', className)}
      {...(hasSome && { role: 'group', 'aria-label': `Quantity of ${item}` })}
    >
      {hasSome && (
        <button type="button" aria-label={`Decrease quantity of ${item}`} onClick={takeOne}>
          <Icon of={Minus} />
        </button>
      )}
      {hasSome && <output aria-live="off">{inCart}</output>}
      <button
        type="button"
        ref={plus}
        className={hasSome ? undefined : 'btn btn--add'}
        aria-label={hasSome ? `Add ${item} to cart, ${inCart} in cart` : `Add ${item} to cart`}
        {...(blockedBy && { 'aria-disabled': true, 'aria-describedby': blockedBy })}
        onClick={() => !blockedBy && add()}
      >
        <Icon of={Plus} />
        {!hasSome && 'Add'}
      </button>
    </div>
  );
}
