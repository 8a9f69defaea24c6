import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

let pressed: Element | null = null;
// Safari does not focus a button or link that is pressed. Pages are also rendered where no document is.
globalThis.document?.addEventListener(
  'click',
  ({ target }) =>
    (pressed = target instanceof Element ? target.closest('a, button, input, summary, [tabindex]') : null),
  true,
);

/**
 * Returns the focused element, or the pressed one inside it where a press does not move the focus. An element of a dialog
 * that was replaced is gone, and the page has the focus then.
 */
export function currentOpener(): Element | null {
  const focused = document.activeElement;
  return focused === document.body || focused?.contains(pressed) ? pressed : focused;
}

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/**
 * A press leaves a caret in the text that was pressed. While a dialog makes the page inert, Chromium searches the page
 * for a place for that caret at each layout, which takes a slow phone 20 ms of each press.
 */
function dropCaret() {
  const selection = document.getSelection();
  if (selection?.isCollapsed) selection.removeAllRanges();
}

export function openDialog(dialog: HTMLDialogElement): void {
  if (open.length === 0) {
    dropCaret();
    // `showModal` styles and lays out the page at once, so the attribute is set first.
    document.documentElement.dataset.dialog = '';
  }
  dialog.showModal();
  change([...open, dialog]);
}

/** Returns the dialogs that React has removed, which closes them. */
export function leaveRemovedDialogs(): readonly HTMLDialogElement[] {
  const removed = open.filter(({ isConnected }) => !isConnected);
  change(open.filter(({ isConnected }) => isConnected));
  if (open.length === 0) delete document.documentElement.dataset.dialog;
  return removed;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  );
}
