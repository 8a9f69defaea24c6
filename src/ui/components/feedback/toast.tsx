import { X } from 'lucide';
import { useEffect, type SyntheticEvent } from 'react';
import { ErrorDetail } from './error-detail';
import { Icon, type IconDrawing } from '../icons/icon';
import { IconButton } from '../buttons/icon-button';

export interface ToastView {
  readonly id: number;
  readonly text: string;
  readonly name?: string | undefined;
  readonly detail?: string | undefined;
  readonly urgent?: boolean;
  readonly icon?: IconDrawing;
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[];
  readonly dismissible?: boolean;
}

export interface ToastHandlers {
  readonly onHold: (id: number) => void;
  readonly onRelease: (id: number) => void;
  readonly onDismiss: (id: number) => void;
}

export function ToastItem({ toast, onHold, onRelease, onDismiss }: ToastHandlers & { readonly toast: ToastView }) {
  const { id, text, name = '', detail, icon, actions, dismissible } = toast;
  const [before, isolated, after] = aroundName(text, name);
  // A toast that moves into or out of a dialog is remounted and loses pointer and focus.
  useEffect(() => () => onRelease(id), [id, onRelease]);
  const hold = () => onHold(id);
  const release = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) onRelease(id);
  };
  return (
    <div className="toast" onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      {icon && <Icon of={icon} />}
      <span>
        {before && <span>{before}</span>}
        {isolated && <bdi>{isolated}</bdi>}
        <span>{after}</span>
        <ErrorDetail text={detail} />
      </span>
      {actions?.map(({ label, run }) => (
        <button type="button" className="text-btn" key={label} onClick={run}>
          {label}
        </button>
      ))}
      {dismissible && <IconButton label="Dismiss" icon={X} onClick={() => onDismiss(id)} />}
    </div>
  );
}

/** A name may be anywhere in the text, as in 'Only 2 of Chip can be ordered'. */
function aroundName(text: string, name: string): readonly [before: string, name: string, after: string] {
  const start = text.indexOf(name);
  return start < 0 ? ['', '', text] : [text.slice(0, start), name, text.slice(start + name.length)];
}
