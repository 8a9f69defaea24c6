/** Who opened each dialog, kept also after the dialog has gone, so that a chain of dialogs can be followed back. */
const openers = new WeakMap<Element, Element | null>();

/** Remembers where the focus is; the function it returns brings it back there, or to the nearest place that still exists. */
export function returnFocus(dialog: HTMLDialogElement) {
  openers.set(dialog, document.activeElement);
  return () => {
    const focused = document.activeElement;
    // The browser has brought it back itself where the opener is still there.
    if (focused && focused !== document.body && !dialog.contains(focused)) return;
    for (let dialogLeft: Element | null | undefined = dialog; dialogLeft;) {
      const opener: Element | null | undefined = openers.get(dialogLeft);
      if (takesFocus(opener)) return;
      dialogLeft = opener?.closest('dialog');
    }
    takesFocus(document.querySelector('main'));
  };
}

/** False for what has gone, is hidden or is inert behind another dialog. */
function takesFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
