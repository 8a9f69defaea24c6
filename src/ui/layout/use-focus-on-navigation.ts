import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';

/** After each navigation: scrolls to the target and focuses its heading, which is what a screen reader then says. */
export function useFocusOnNavigation(): void {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const last = useRef<Location>(undefined);

  useEffect(() => {
    const from = last.current;
    last.current = location;
    const isOtherPage = from !== undefined && from.pathname !== location.pathname;
    const target = sectionIn(location.hash);
    // With estimated heights it would scroll to the wrong place.
    if (target || isOtherPage) delete document.documentElement.dataset.prerendered;

    if (target && (!from || isOtherPage || !isBack)) {
      return whenPresent(`[id="${CSS.escape(target)}"]`, (element) => {
        // The browser may have focused it before the script loaded.
        if (!element.contains(document.activeElement)) focusQuietly(element.querySelector('h1, h2') ?? element);
        element.scrollIntoView();
      });
    }
    if (isOtherPage) {
      if (!isBack) scrollTo({ top: 0, behavior: 'instant' });
      return whenPresent('main h1', focusQuietly);
    }
    // A link to the current page scrolls to the top.
    if (from && from.key !== location.key && !isBack && from.search === location.search) scrollTo({ top: 0 });
    return undefined;
  }, [location, isBack]);
}

/** Empty for a malformed hash. */
function sectionIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function focusQuietly(element: Element): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Waits for the element, since a lazy screen may still be loading. Returns a function that stops waiting. */
function whenPresent(selector: string, then: (element: Element) => void): () => void {
  const arrived = document.querySelector(selector);
  if (arrived) then(arrived);
  if (arrived) return () => undefined;
  const observer = new MutationObserver(() => {
    const element = document.querySelector(selector);
    if (!element) return;
    observer.disconnect();
    then(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
