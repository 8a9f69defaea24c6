import { X } from 'lucide';
import { Fragment, useId, type ReactNode, type RefObject } from 'react';
import type { Elements } from '../elements';
import { Dialog, Later } from './dialog';
import { IconButton } from '../buttons/icon-button';
import { classNames } from '../class-names';

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly size?: 'mid' | 'wide' | 'filters';
  readonly full?: boolean;
  /** The head of the dialog on paper. */
  readonly paper?: Elements;
  readonly alert?: boolean;
  readonly staysOpen?: boolean;
  readonly describedBy?: string;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly closeLabel?: string;
  readonly closeBlockedBy?: string | false;
  readonly head?: Elements;
  readonly foot?: ReactNode;
  readonly footRow?: boolean;
  readonly bare?: boolean;
  readonly children: Elements;
}

export function Modal(props: ModalProps) {
  const {
    title,
    onClose,
    size,
    full,
    paper,
    alert = false,
    staysOpen,
    describedBy,
    initialFocus,
    closeLabel = 'Close',
    closeBlockedBy = false,
    head,
    foot,
    footRow,
    bare,
    children,
  } = props;
  const titleId = useId();
  const className = classNames(
    'modal',
    size && `modal--${size}`,
    full && 'modal--full',
    Boolean(paper) && 'modal--paper',
  );
  // Content that is read or focused together with the title must be there at once.
  const Rest = describedBy !== undefined || initialFocus !== undefined ? Fragment : Later;
  return (
    <Dialog labelledBy={titleId} {...{ className, onClose, alert, staysOpen, describedBy, initialFocus }}>
      {paper}
      <div className="modal__head">
        <h2 id={titleId}>{title}</h2>
        {head}
        {!alert && (
          <IconButton
            label={closeLabel}
            icon={X}
            aria-disabled={Boolean(closeBlockedBy) || undefined}
            aria-describedby={closeBlockedBy || undefined}
            onClick={onClose}
          />
        )}
      </div>
      <Rest>
        {/* Firefox stops here on Tab if it scrolls, and reads its name. */}
        <div className={classNames('modal__scroll', !bare && 'modal__body')} role="group" aria-labelledby={titleId}>
          {children}
        </div>
        {Boolean(foot) && <div className={classNames('modal__foot', footRow && 'modal__foot--row')}>{foot}</div>}
      </Rest>
    </Dialog>
  );
}
