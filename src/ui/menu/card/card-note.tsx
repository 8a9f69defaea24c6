import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../../components/icons/icon';

interface CardNoteProps {
  /** For the `aria-describedby` of the control it explains. */
  readonly id: string;
  readonly icon: IconDrawing;
  /** 'Only 3 left'. */
  readonly children: ReactNode;
}

/** A note for the customer before the item is added. */
export function CardNote({ id, icon, children }: CardNoteProps) {
  return (
    <span className="card__note" id={id}>
      <Icon of={icon} />
      <span>{children}</span>
    </span>
  );
}
