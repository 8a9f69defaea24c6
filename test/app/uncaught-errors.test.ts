import { describe, expect, it, vi } from 'vitest';
import { onUncaughtError } from '../../src/app/uncaught-errors';

const failure = (type: string, properties: object) => Object.assign(new Event(type), properties);
const uncaught = () => failure('error', { error: new Error('boom') });
const unhandled = () => failure('unhandledrejection', { reason: new Error('boom') });

describe('an error that nothing caught', () => {
  it.each([uncaught, unhandled])('is told once for all of the page', (first) => {
    const page = new EventTarget();
    const notify = vi.fn<() => void>();
    onUncaughtError(page, notify);
    for (const event of [first(), uncaught(), unhandled()]) page.dispatchEvent(event);
    expect(notify).toHaveBeenCalledOnce();
  });

  it('is told once even if telling it fails', () => {
    const page = new EventTarget();
    const notify = vi.fn<() => void>(() => {
      page.dispatchEvent(uncaught());
    });
    onUncaughtError(page, notify);
    page.dispatchEvent(uncaught());
    expect(notify).toHaveBeenCalledOnce();
  });

  it('is not told where it is not the shop’s: the script of an extension, or a late ResizeObserver', () => {
    const page = new EventTarget();
    const notify = vi.fn<() => void>();
    onUncaughtError(page, notify);
    page.dispatchEvent(failure('error', { error: null, message: 'Script error.' }));
    page.dispatchEvent(failure('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }));
    expect(notify).not.toHaveBeenCalled();
  });
});
