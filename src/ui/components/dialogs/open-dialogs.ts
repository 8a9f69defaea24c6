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

/** Returns what has the focus, or what was pressed in it if a press does not move the focus. */
export function currentOpener(): Element | null {
  const focused = document.activeElement;
  return focused?.contains(pressed) ? pressed : focused;
}

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

export function openDialog(dialog: HTMLDialogElement) {
  const root = document.documentElement;
  // `showModal` styles and lays out the page at once, so the attribute is set first.
  root.dataset.dialog = '';
  dialog.showModal();
  change([...open, dialog]);
  return () => {
    change(open.filter((other) => other !== dialog));
    if (open.length === 0) delete root.dataset.dialog;
    dialog.close();
  };
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
