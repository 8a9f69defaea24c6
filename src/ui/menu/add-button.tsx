import { Plus } from 'lucide-react';
import { Icon } from '../components/icons/icon';
import { classNames } from '../components/class-names';

interface AddButtonProps {
  readonly item: string;
  readonly inCart: number;
  readonly onAdd: () => void;
  /** Id of the text that says why there can be no more ('Only 3 left'); the button stays focusable. */
  readonly blockedBy?: string | false | undefined;
  readonly className?: string;
}

/** CSS draws the count, so that the visible text stays 'Add' while the accessible name has the count. */
export function AddButton({ item, inCart, onAdd, blockedBy, className }: AddButtonProps) {
  const name = inCart > 0 ? `Add ${item} to cart, ${inCart} in cart` : `Add ${item} to cart`;
  return (
    <button
      type="button"
      className={classNames('btn btn--add', className)}
      aria-label={name}
      {...(inCart > 0 && { 'data-qty': inCart })}
      {...(blockedBy && { 'aria-disabled': true, 'aria-describedby': blockedBy })}
      onClick={() => !blockedBy && onAdd()}
    >
      {inCart === 0 && <Icon of={Plus} />}
      Add
    </button>
  );
}
