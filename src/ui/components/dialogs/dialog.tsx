import { useLayoutEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import './dialog.css';
import { returnFocus } from './return-focus';
import { openDialog } from './open-dialogs';

type DialogName = { readonly labelledBy: string } | { readonly label: string };

export type DialogProps = DialogName & {
  /** Its shape: `modal`, `drawer` or `sheet` and their variants. */
  readonly className: string;
  /** Asked for by Esc and by the backdrop; the owner answers by no longer rendering the dialog. */
  readonly onClose: () => void;
  /** An irreversible question: the backdrop does not answer it. */
  readonly alert?: boolean | undefined;
  /** A press beside it does not close it: what was typed into it stays in sight. */
  readonly staysOpen?: boolean | undefined;
  readonly describedBy?: string | undefined;
  /** The safe answer of a question; else the dialog itself takes the focus. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
};

/** Mounted is open. The page behind is inert; the focus goes back to where it came from. */
export function Dialog({
  className,
  onClose,
  alert = false,
  staysOpen = alert,
  describedBy,
  initialFocus,
  children,
  ...name
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const shown = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const giveBackFocus = returnFocus(dialog);
    const close = openDialog(dialog);
    shown.current = true;
    (initialFocus?.current ?? dialog).focus();
    return () => {
      shown.current = false;
      close();
      giveBackFocus();
    };
  }, [initialFocus]);

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return; // A file field's own cancel bubbles up to here.
    event.preventDefault();
    onClose();
  };
  const forcedShut = () => {
    // A browser may shut a dialog without asking; whether it closes is still the owner's decision.
    if (!shown.current || !ref.current || ref.current.open) return;
    ref.current.showModal();
    onClose();
  };
  return createPortal(
    <dialog
      ref={ref}
      className={className}
      role={alert ? 'alertdialog' : undefined}
      aria-modal="true"
      tabIndex={-1}
      closedby={staysOpen ? 'closerequest' : 'any'}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
      aria-label={'label' in name ? name.label : undefined}
      aria-describedby={describedBy}
      onCancel={cancel}
      onClose={forcedShut}
    >
      {children}
    </dialog>,
    document.body,
  );
}
