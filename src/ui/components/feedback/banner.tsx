import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icons/icon';
import { IconButton } from '../buttons/icon-button';

interface BannerProps {
  readonly tone?: 'info' | 'warning';
  readonly icon: IconDrawing;
  readonly title?: string;
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly onDismiss?: () => void;
}

export function Banner({ tone = 'info', icon, title, children, action, onDismiss }: BannerProps) {
  return (
    <div className={tone === 'warning' ? 'banner banner--warning' : 'banner'} role="status">
      <div className="wrap">
        <Icon of={icon} />
        <p>
          {title && <b>{`${title} `}</b>}
          <span>{children}</span>
        </p>
        {action && (
          <button type="button" className="text-btn" onClick={action.onPress}>
            {action.label}
          </button>
        )}
        {onDismiss && <IconButton label="Dismiss" icon={X} onClick={onDismiss} />}
      </div>
    </div>
  );
}
