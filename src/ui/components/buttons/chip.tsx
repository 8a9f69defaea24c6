import { useId, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { formatItemCount } from '../../format/format-number';
import { Icon } from '../icons/icon';
import { SrOnly } from '../text/sr-only';

interface ChipProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  /** An icon and the label. */
  readonly children: ReactNode;
  /** Items it would show; the description of the button. */
  readonly count?: number;
}

export function Chip({ pressed, onPress, children, count }: ChipProps) {
  const countId = useId();
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={pressed}
      aria-describedby={count === undefined ? undefined : countId}
      onClick={onPress}
    >
      {children}
      {count !== undefined && (
        <>
          <span className="chip__count num" aria-hidden="true">
            {count}
          </span>
          <span id={countId} hidden>
            {formatItemCount(count)}
          </span>
        </>
      )}
    </button>
  );
}

interface RemoveChipProps {
  /** The kind of filter, for screen readers: 'search', 'category', 'dietary label'. */
  readonly what: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

export function RemoveChip({ what, onRemove, children }: RemoveChipProps) {
  return (
    <button type="button" className="chip chip--remove" onClick={onRemove}>
      {children}
      <Icon of={X} />
      <SrOnly>Remove {what}</SrOnly>
    </button>
  );
}
