import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../../components/icons/icon';

interface CardNoteProps {
  readonly id?: string | undefined;
  readonly icon: IconDrawing;
  readonly children: ReactNode;
}

export function CardNote({ id, icon, children }: CardNoteProps) {
  return (
    <span className="card__note" id={id}>
      <Icon of={icon} />
      <span>{children}</span>
    </span>
  );
}
