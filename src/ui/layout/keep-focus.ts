import { focusQuietly } from './use-focus-on-navigation';

/**
 * If the focused element leaves the page, its card or the title of its dialog takes the focus, or else the title of the
 * next page. A message gives the focus back to where it was before, which may be far down the page. An element that Tab
 * leads to is brought wholly into view.
 */
export function keepFocus(page: Document): void {
  let focused: Element | undefined;
  let near: HTMLElement | null = null;
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    focused = target;
    if (!target.closest('.toast')) near = target.closest<HTMLElement>('article, dialog');
  };
  const forgetIfLeft = ({ target, relatedTarget }: FocusEvent) => {
    if (target !== focused) return;
    // Focus is moving to another element, so nothing was lost.
    if (relatedTarget) focused = undefined;
    else
      setTimeout(() => {
        if (target === focused && focused?.isConnected && page.activeElement === page.body) focused = undefined;
      });
  };
  const restore = () => {
    if (!focused || focused.isConnected || page.activeElement !== page.body) return;
    const place = near?.isConnected ? near : page.querySelector('main');
    if (place) focusQuietly(place.querySelector<HTMLElement>(':is(h1, h2)[tabindex], article :is(a, button)') ?? place);
  };
  // Firefox does not scroll to a control that is in view in part, even if the rest is under the header.
  const reveal = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') page.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  new MutationObserver(restore).observe(page, { childList: true, subtree: true });
  // This listener comes before React's. They stop a focus in a part of the page that is not hydrated, and their changes
  // are observed before the next listener runs.
  page.addEventListener('focusin', note, true);
  page.addEventListener('focusout', forgetIfLeft, true);
  page.addEventListener('keyup', reveal);
}
