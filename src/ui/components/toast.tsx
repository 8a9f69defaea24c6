import { X } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { Icon, type IconComponent } from './icon';
import { IconButton } from './icon-button';

export interface ToastView {
  readonly id: string;
  readonly text: string;
  /** Announced at once instead of politely. */
  readonly urgent?: boolean;
  readonly icon?: IconComponent;
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void }[];
  readonly dismissible?: boolean;
}

export interface ToastHandlers {
  /** Pointer or focus is on the toast: its time stands still until `onRelease`. */
  readonly onHold: (id: string) => void;
  readonly onRelease: (id: string) => void;
  readonly onDismiss: (id: string) => void;
}

export function Toast({ toast, onHold, onRelease, onDismiss }: ToastHandlers & { readonly toast: ToastView }) {
  const { id, text, icon, actions, dismissible } = toast;
  const hold = () => onHold(id);
  const release = ({ currentTarget }: SyntheticEvent) => {
    // The pointer may leave while the focus stays, and the other way round.
    if (!currentTarget.matches(':hover, :focus-within')) onRelease(id);
  };
  return (
    <div className="toast" onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      {icon && <Icon of={icon} />}
      <span>{text}</span>
      {actions?.map(({ label, onPress }) => (
        <button type="button" className="text-btn" key={label} onClick={onPress}>
          {label}
        </button>
      ))}
      {dismissible && <IconButton label="Dismiss" icon={X} onClick={() => onDismiss(id)} />}
    </div>
  );
}
