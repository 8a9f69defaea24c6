import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import type { Elements } from '../elements';
import './dialog.css';
import { useFilled } from '../../use-filled';
import { currentOpener, leaveRemovedDialogs, openDialog } from './open-dialogs';

const IsFilled = createContext(true);

/** Renders its children once the browser has painted the rest of the dialog, so that a press on the opener is answered at once. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useContext(IsFilled) && children;
}

type DialogName = { readonly labelledBy: string } | { readonly label: string };

type DialogProps = DialogName & {
  readonly className: string;
  /** Esc and a press on the backdrop call this. The owner closes the dialog by not rendering it. */
  readonly onClose: () => void;
  readonly alert?: boolean | undefined;
  readonly staysOpen?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly children: Elements;
};

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
  const isFilled = useFilled('dialog', false);
  const ref = useRef<HTMLDialogElement>(null);
  const pressBeganBeside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    openers.set(dialog, currentOpener());
    openDialog(dialog);
    dialog.addEventListener('click', refuseSecondPress, { once: true });
    (initialFocus?.current ?? dialog).focus();
  }, [initialFocus]);
  // Each change between a page with and without a dialog styles the whole page. By now a dialog that replaces this one
  // is open, so that there is no such change between them.
  useEffect(() => () => leaveRemovedDialogs().forEach(returnFocus), []);

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return; // A file input's `cancel` event bubbles up to the dialog.
    event.preventDefault();
    onClose();
  };
  const onForcedClose = () => {
    // Some browsers close a dialog by themselves. Only the owner decides, so the dialog opens again.
    if (!ref.current || ref.current.open) return;
    ref.current.showModal();
    onClose();
  };
  // Safari has no `closedby`. A press that begins inside and ends beside the dialog selects text and closes nothing.
  const beginPress = (event: MouseEvent) => (pressBeganBeside.current = isBeside(event));
  const endPress = (event: MouseEvent) => {
    if (!staysOpen && pressBeganBeside.current && isBeside(event)) onClose();
  };
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Esc does the same
    <dialog
      ref={ref}
      className={className}
      role={alert ? 'alertdialog' : undefined}
      aria-modal="true"
      tabIndex={-1}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
      aria-label={'label' in name ? name.label : undefined}
      aria-describedby={describedBy}
      onCancel={cancel}
      onPointerDown={beginPress}
      onClick={endPress}
      onClose={onForcedClose}
    >
      <IsFilled value={isFilled}>{children}</IsFilled>
    </dialog>,
    document.body,
  );
}

/** The second press of a double click on the opener of a dialog is meant for nothing in the dialog, nor beside it. */
function refuseSecondPress(event: UIEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Closed dialogs keep their opener, so that a chain of dialogs can be traced back. */
const openers = new WeakMap<Element, Element | null>();

function returnFocus(dialog: HTMLDialogElement) {
  const firstOpener = openers.get(dialog) ?? null;
  const focused = document.activeElement;
  const isElsewhere = focused !== document.body && !focused?.contains(firstOpener);
  if (focused && isElsewhere) return;
  for (let closed: Element | null | undefined = dialog; closed;) {
    const opener: Element | null | undefined = openers.get(closed);
    if (tryFocus(opener)) return;
    closed = opener?.closest('dialog');
  }
  tryFocus(document.querySelector('main'));
}

function tryFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
