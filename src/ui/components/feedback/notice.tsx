import { CircleCheck, CircleAlert, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icons/icon';
import { classNames } from '../class-names';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };
const roles = { info: undefined, success: 'status', warning: undefined, danger: 'alert' } as const;

interface NoticeProps {
  readonly tone?: keyof typeof icons;
  readonly icon?: IconDrawing;
  readonly role?: 'status' | 'alert' | 'none';
  readonly className?: string;
  readonly children: ReactNode;
}

export function Notice({ tone = 'info', icon = icons[tone], role = roles[tone], className, children }: NoticeProps) {
  return (
    <div
      className={classNames('notice', tone !== 'info' && `notice--${tone}`, className)}
      role={role === 'none' ? undefined : role}
    >
      <Icon of={icon} />
      <div>{children}</div>
    </div>
  );
}
