import type { Cancel } from '../../domain/shared/ports';

/** Is given the way on, and says whether the step waits for it. */
type Hold = (goOn: () => void) => boolean;
type GoTo = (path: string) => void;

/** Asks `hold` before each step to another page of the shop; without the Navigation API, before a link is followed. */
export function blockNavigation(hold: Hold, goTo: GoTo): Cancel {
  return 'navigation' in globalThis ? holdSteps(hold, goTo) : holdLinks(hold, goTo);
}

function holdSteps(hold: Hold, goTo: GoTo): Cancel {
  const listener = (event: NavigateEvent) => {
    const { url, key, sameDocument } = event.destination;
    const { pathname, search, hash } = new URL(url);
    const staysHere = event.hashChange || pathname === location.pathname;
    if (!event.cancelable || !sameDocument || staysHere) return;
    const isBack = event.navigationType === 'traverse';
    const goOn = () => (isBack ? void navigation.traverseTo(key) : goTo(pathname + search + hash));
    if (hold(goOn)) event.preventDefault();
  };
  navigation.addEventListener('navigate', listener);
  return () => navigation.removeEventListener('navigate', listener);
}

function holdLinks(hold: Hold, goTo: GoTo): Cancel {
  const listener = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || opensElsewhere(link, event)) return;
    const { pathname, search, hash } = link;
    if (pathname !== location.pathname && hold(() => goTo(pathname + search + hash))) event.preventDefault();
  };
  // Before the router hears of it.
  document.addEventListener('click', listener, true);
  return () => document.removeEventListener('click', listener, true);
}

function opensElsewhere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isModified = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  return isModified || link.origin !== location.origin || (link.target !== '' && link.target !== '_self');
}
