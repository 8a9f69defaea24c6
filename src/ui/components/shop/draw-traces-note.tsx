import { Info } from 'lucide';
import { Icon } from '../icons/icon';

export function drawTracesNote(crossContact: string | undefined) {
  if (!crossContact) return undefined;
  return (
    <p className="traces">
      <Icon of={Info} />
      <span>{crossContact}</span>
    </p>
  );
}
