/** Focuses the title of the dialog or page that the element, which disappears, is in. */
export function focusBehind(element: HTMLElement): void {
  const place = element.closest('dialog') ?? document.querySelector('main');
  const title = place?.querySelector<HTMLElement>(':is(h1, h2)[tabindex]') ?? place;
  title?.focus({ preventScroll: true });
}

/** A ref: if the element disappears with the focus in it, the focus moves to the title behind it. */
export function passFocusOn(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) focusBehind(element);
  };
}
