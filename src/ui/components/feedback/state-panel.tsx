import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icons/icon';

interface StatePanelProps {
  readonly icon: IconComponent;
  readonly title: string;
  /** 1 where the state is the whole page, 2 where a heading stands above it. */
  readonly level?: 1 | 2;
  readonly tone?: 'calm' | 'danger';
  /** Read out when it comes, as what is in danger's tone always is: it stands in the place of what was waited for. */
  readonly isAlert?: boolean;
  /** One sentence, and what else belongs between it and the actions. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** What a screen shows instead of its content: empty, closed, nothing found, failed. */
export function StatePanel(props: StatePanelProps) {
  const { icon, title, level = 1, tone = 'calm', isAlert = tone === 'danger', children, actions } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="state" role={isAlert ? 'alert' : undefined}>
      <div className={tone === 'danger' ? 'state__art state__art--danger' : 'state__art'}>
        <Icon of={icon} />
      </div>
      <Heading tabIndex={level === 1 ? -1 : undefined}>{title}</Heading>
      {children}
      {actions && <div className="state__actions">{actions}</div>}
    </div>
  );
}
