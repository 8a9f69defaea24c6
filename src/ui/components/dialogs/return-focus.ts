/** Closed dialogs keep their opener, so that a chain of dialogs can be traced back. */
const openers = new WeakMap<Element, Element | null>();

export function returnFocus(dialog: HTMLDialogElement) {
  openers.set(dialog, document.activeElement);
  return () => {
    const focused = document.activeElement;
    // The browser returns the focus itself if the opener still exists.
    if (focused && focused !== document.body && !dialog.contains(focused)) return;
    for (let closed: Element | null | undefined = dialog; closed;) {
      const opener: Element | null | undefined = openers.get(closed);
      if (tryFocus(opener)) return;
      closed = opener?.closest('dialog');
    }
    tryFocus(document.querySelector('main'));
  };
}

function tryFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
