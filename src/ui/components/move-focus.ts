/** A ref: if the element disappears with the focus in it, the focus moves to the title of the dialog or page that it was in. */
export function moveFocus(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const place = element.closest('dialog') ?? document.querySelector('main');
    // The title may appear in place of the element.
    queueMicrotask(() => {
      if (document.activeElement === document.body)
        (place?.querySelector<HTMLElement>(':is(h1, h2)[tabindex]') ?? place)?.focus({ preventScroll: true });
    });
  };
}
