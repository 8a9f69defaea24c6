import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Icon } from './icons/icon';
import { SrOnly } from './sr-only';

interface ChipProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  /** An icon and the label. */
  readonly children: ReactNode;
}

export function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {children}
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
