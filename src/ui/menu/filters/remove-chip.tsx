import { X } from 'lucide';
import { Icon } from '../../components/icons/icon';
import { SrOnly } from '../../components/text/sr-only';

interface RemoveChipProps {
  readonly what: string;
  readonly onRemove: () => void;
  readonly children: string;
}

export function RemoveChip({ what, onRemove, children }: RemoveChipProps) {
  return (
    <button type="button" className="chip chip--remove" onClick={onRemove}>
      <span>{children}</span>
      <Icon of={X} />
      <SrOnly>{`Remove ${what}`}</SrOnly>
    </button>
  );
}
