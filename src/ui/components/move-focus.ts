/** A ref. If the element disappears with the focus in it, the title of its dialog or page takes the focus. */
export function moveFocus(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const place = element.closest('dialog') ?? document.querySelector('main');
    queueMicrotask(() => {
      if (document.activeElement === document.body)
        (place?.querySelector<HTMLElement>(':is(h1, h2)[tabindex]') ?? place)?.focus({ preventScroll: true });
    });
  };
}
