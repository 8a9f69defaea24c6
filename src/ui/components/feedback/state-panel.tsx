import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { Icon, type IconDrawing } from '../icons/icon';

interface StatePanelProps {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly level?: 1 | 2;
  readonly tone?: 'calm' | 'danger';
  readonly isAlert?: boolean;
  readonly children?: Elements;
  readonly actions?: ReactNode;
  readonly fine?: string | undefined;
}

export function StatePanel(props: StatePanelProps) {
  const { icon, title, level = 1, tone = 'calm', isAlert = tone === 'danger', children, actions, fine } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="state" role={isAlert ? 'alert' : undefined}>
      <div className={tone === 'danger' ? 'state__art state__art--danger' : 'state__art'}>
        <Icon of={icon} />
      </div>
      <Heading tabIndex={level === 1 ? -1 : undefined}>{title}</Heading>
      {children}
      {actions && <div className="state__actions">{actions}</div>}
      {fine && (
        <p className="state__fine">
          <bdi>{fine}</bdi>
        </p>
      )}
    </div>
  );
}
