import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens a dialog on top of the open ones. Returns a function that closes it. */
export function openDialog(dialog: HTMLDialogElement) {
  const root = document.documentElement;
  // Set before the dialog opens, because opening it styles and lays out the page immediately.
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

/** The topmost open dialog; everything outside it is inert. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  );
}
