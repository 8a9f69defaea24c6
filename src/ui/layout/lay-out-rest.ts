import { whenIdle } from '../when-idle';

/** Lays out what is below the window, one section after the other: all at once is one task of 240 ms on a slow phone. */
export function layOutRest(document: Document): void {
  const sections = [...document.querySelectorAll<HTMLElement>('.section, .footer')];
  const next = () => {
    const section = sections.shift();
    if (!section) {
      delete document.documentElement.dataset.prerendered;
      return;
    }
    section.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  next();
}
