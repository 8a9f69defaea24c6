import { Info } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icons/icon';

interface DisabledReasonProps {
  readonly id: string;
  readonly icon?: IconDrawing;
  readonly live?: boolean;
  readonly children: ReactNode;
}

export function DisabledReason({ id, icon = Info, live = false, children }: DisabledReasonProps) {
  return (
    <p className="why-not" id={id} {...(live && { role: 'status' })}>
      <Icon of={icon} />
      <span>{children}</span>
    </p>
  );
}
