import { describe, expect, it } from 'vitest';
import { WindowBackForwardRestore } from '../../../src/adapters/browser/window-events';

function aWindow(type = 'navigate') {
  const window = new EventTarget();
  const entry = { type, name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => '' };
  return { window, backForwardRestore: new WindowBackForwardRestore(window, { getEntriesByType: () => [entry] }) };
}

function show(window: EventTarget, persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

describe('back-forward restore', () => {
  it.each([
    ['back_forward', true],
    ['navigate', false],
    ['reload', false],
  ])('a page loaded by %s: %s', (type, isReturn) => {
    expect(aWindow(type).backForwardRestore.isBackForwardLoad()).toBe(isReturn);
  });

  it('is not reported where the browser does not say how the page was loaded', () => {
    expect(new WindowBackForwardRestore(new EventTarget(), { getEntriesByType: () => [] }).isBackForwardLoad()).toBe(
      false,
    );
  });

  it('is reported when the browser restores a page from memory', () => {
    const { window, backForwardRestore } = aWindow();
    let returns = 0;
    const stop = backForwardRestore.onReturn(() => (returns += 1));
    show(window, false);
    show(window, true);
    stop();
    show(window, true);
    expect(returns).toBe(1);
  });
});
