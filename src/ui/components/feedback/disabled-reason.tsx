import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icons/icon';

interface WhyNotProps {
  /** What the blocked control names in its `blockedBy`. */
  readonly id: string;
  readonly icon?: IconComponent;
  /** Announced when it appears. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** Says why the control beside it cannot be used now. */
export function DisabledReason({ id, icon = Info, live = false, children }: WhyNotProps) {
  return (
    <p className="why-not" id={id} {...(live && { role: 'status' })}>
      <Icon of={icon} />
      <span>{children}</span>
    </p>
  );
}
