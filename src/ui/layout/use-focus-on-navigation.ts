import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { prefersReducedMotion } from '../reduced-motion';
import { keepScrolled } from './use-scroll-memory';

export function useFocusOnNavigation(): void {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const last = useRef<Location>(undefined);

  useEffect(() => {
    const from = last.current;
    last.current = location;
    const isOtherPage = from !== undefined && from.pathname !== location.pathname;
    const target = sectionIn(location.hash);

    if (target && (!from || isOtherPage || !isBack)) {
      return whenPresent(`[id="${CSS.escape(target)}"]`, (element) => {
        // The browser may have focused the target before the script loaded.
        if (!element.contains(document.activeElement))
          focusQuietly(element.querySelector<HTMLElement>('h1, h2') ?? element);
        return keepScrolled(() => element.scrollIntoView({ behavior: scrollBehavior() }));
      });
    }
    if (isOtherPage) {
      if (!isBack) scrollTo(0, 0);
      return whenPresent('main h1[tabindex]', focusQuietly);
    }
    if (from && from.key !== location.key && !isBack && from.search === location.search) {
      scrollTo({ top: 0, behavior: scrollBehavior() });
    }
    return undefined;
  }, [location, isBack]);
}

/** The script scrolls, because `scroll-behavior` in a style sheet would also apply to scrolling by focus. */
function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth';
}

export function sectionIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

export function focusQuietly(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}

type Stop = () => void;

/** Waits for the element of a lazy screen. The returned function also stops what `then` started. */
function whenPresent(selector: string, then: (element: HTMLElement) => Stop | void): Stop {
  let stop: Stop | void;
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    observer.disconnect();
    stop?.();
  };

  function look() {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    observer.disconnect();
    stop = then(element);
  }
}
