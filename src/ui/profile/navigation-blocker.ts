import type { Cancel } from '../../domain/shared/ports';
import { isPlainClick } from '../plain-click';

/** `proceed` continues the navigation. Returns whether to block it. */
type Guard = (proceed: () => void) => boolean;
type GoTo = (path: string) => void;

/** If the browser has no Navigation API, `guard` is called only for pressed links. */
export function blockNavigation(guard: Guard, goTo: GoTo): Cancel {
  return 'navigation' in globalThis ? blockNavigateEvents(guard, goTo) : blockLinks(guard, goTo);
}

function blockNavigateEvents(guard: Guard, goTo: GoTo): Cancel {
  const listener = (event: NavigateEvent) => {
    const { url, key, sameDocument } = event.destination;
    const { pathname, search, hash } = new URL(url);
    const staysHere = event.hashChange || pathname === location.pathname;
    if (!event.cancelable || !sameDocument || staysHere) return;
    const isBack = event.navigationType === 'traverse';
    const proceed = () => (isBack ? void navigation.traverseTo(key) : goTo(pathname + search + hash));
    if (guard(proceed)) event.preventDefault();
  };
  navigation.addEventListener('navigate', listener);
  return () => navigation.removeEventListener('navigate', listener);
}

function blockLinks(guard: Guard, goTo: GoTo): Cancel {
  const listener = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || opensElsewhere(link, event)) return;
    const { pathname, search, hash } = link;
    if (pathname !== location.pathname && guard(() => goTo(pathname + search + hash))) event.preventDefault();
  };
  document.addEventListener('click', listener, true);
  return () => document.removeEventListener('click', listener, true);
}

function opensElsewhere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  return !isPlainClick(event) || link.origin !== location.origin || (link.target !== '' && link.target !== '_self');
}
