import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useScrollMemory } from '../../../src/ui/layout/use-scroll-memory';

function Page() {
  useScrollMemory();
  return null;
}

/** The page gets its `height` now, and may grow. */
function load(height: number, type: 'navigate' | 'reload' = 'reload') {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
  return render(<Page />, { wrapper: MemoryRouter });
}

function leaveScrolledTo(top: number, event = 'scrollend') {
  const page = load(20_000);
  scrollTo(0, top);
  dispatchEvent(new Event(event));
  page.unmount();
  // A browser gives up like this.
  scrollTo(0, 0);
}

describe('scroll memory', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/menu');
    scrollTo(0, 0);
    Object.defineProperty(window, 'onscrollend', { value: null, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'onscrollend');
    Reflect.deleteProperty(document.documentElement, 'scrollHeight');
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  it('returns to the same position after a reload, although the page is still too short for it', () => {
    leaveScrolledTo(9000);
    load(2000);
    expect(scrollY).toBe(9000);
  });

  it('returns there in a browser that does not say when a scroll ends', () => {
    Reflect.deleteProperty(window, 'onscrollend');
    leaveScrolledTo(9000, 'pagehide');
    load(2000);
    expect(scrollY).toBe(9000);
  });

  it('leaves a reloaded page that is long enough to the browser', () => {
    leaveScrolledTo(500);
    load(2000);
    expect(scrollY).toBe(0);
  });

  it('leaves a page at its top whose URL is opened again', () => {
    leaveScrolledTo(9000);
    load(2000, 'navigate');
    expect(scrollY).toBe(0);
  });

  it('leaves a page at its top that is opened for the first time', () => {
    leaveScrolledTo(9000);
    history.pushState(null, '', '/terms');
    load(2000);
    expect(scrollY).toBe(0);
  });

  it('keeps the position of a page that is reloaded again before it is long enough', () => {
    leaveScrolledTo(9000);
    const page = load(2000);
    scrollTo(0, 1232);
    dispatchEvent(new Event('scrollend'));
    page.unmount();
    expect(history.state).toMatchObject({ top: 9000 });
  });

  it.each(['wheel', 'pointerdown', 'keydown'])('leaves the page to a customer who scrolls by %s', (input) => {
    leaveScrolledTo(9000);
    const page = load(2000);
    dispatchEvent(new Event(input));
    scrollTo(0, 1232);
    dispatchEvent(new Event('scrollend'));
    page.unmount();
    expect(history.state).toMatchObject({ top: 1232 });
  });

  it('keeps what else is in the state of the history', () => {
    history.replaceState({ idx: 3 }, '');
    leaveScrolledTo(9000);
    expect(history.state).toEqual({ idx: 3, top: 9000 });
  });
});
