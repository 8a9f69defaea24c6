import { focusQuietly } from './use-focus-on-navigation';

type Stop = () => void;

/** If the focused element leaves the page, the title of its dialog, or else of the next page, takes the focus. */
export function keepFocus(page: Document): Stop {
  let focused: Element | undefined;
  let dialog: Element | null = null;
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    focused = target;
    dialog = target.closest('dialog');
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
    const place = dialog?.isConnected ? dialog : page.querySelector('main');
    const heading = place?.querySelector<HTMLElement>(':is(h1, h2)[tabindex]');
    if (heading) focusQuietly(heading);
    else if (place instanceof HTMLElement) focusQuietly(place);
  };
  const removals = new MutationObserver(restore);
  removals.observe(page, { childList: true, subtree: true });
  // This listener comes before React's. They stop a focus in a part of the page that is not hydrated, and their changes
  // are observed before the next listener runs.
  page.addEventListener('focusin', note, { capture: true });
  page.addEventListener('focusout', forgetIfLeft, { capture: true });
  return () => {
    removals.disconnect();
    page.removeEventListener('focusin', note, { capture: true });
    page.removeEventListener('focusout', forgetIfLeft, { capture: true });
  };
}
