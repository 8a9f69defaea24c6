import { useId } from 'react';
import type { Elements } from '../elements';
import { formatItemCount } from '../../format/format-number';

interface ChipProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: Elements;
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
          <span className="num" aria-hidden="true">
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
