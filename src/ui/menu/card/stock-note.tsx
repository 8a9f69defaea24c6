import { Hourglass } from 'lucide-react';
import { Icon } from '../../components/icons/icon';

interface StockNoteProps {
  /** For the `aria-describedby` of the control it explains. */
  readonly id: string;
  /** 'Only 3 left'. */
  readonly text: string;
}

export function StockNote({ id, text }: StockNoteProps) {
  return (
    <span className="left" id={id}>
      <Icon of={Hourglass} />
      {text}
    </span>
  );
}
