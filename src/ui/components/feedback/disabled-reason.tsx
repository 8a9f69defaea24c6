import { Info } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icons/icon';

interface DisabledReasonProps {
  /** The `blockedBy` of the disabled control. */
  readonly id: string;
  readonly icon?: IconDrawing;
  /** Announced when it appears. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** Says why the control next to it is disabled. */
export function DisabledReason({ id, icon = Info, live = false, children }: DisabledReasonProps) {
  return (
    <p className="why-not" id={id} {...(live && { role: 'status' })}>
      <Icon of={icon} />
      <span>{children}</span>
    </p>
  );
}
