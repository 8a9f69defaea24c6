import { describe, expect, it, vi } from 'vitest';
import { BrowserStorageAvailability } from '../../src/adapters/storage/storage-availability';
import { offerReload } from '../../src/app/start/release';
import { onUncaughtError, showUncaughtError } from '../../src/app/start/uncaught-errors';
import { ToastsViewModel } from '../../src/view-models/shell/toasts.view-model';
import { FakeTime } from '../support/in-memory-device';

const failure = (type: string, properties: object) => Object.assign(new Event(type), properties);
const uncaught = () => failure('error', { error: new Error('boom') });
const unhandled = () => failure('unhandledrejection', { reason: new Error('boom') });

const ignore = () => undefined;

describe('an uncaught error', () => {
  it.each([uncaught, unhandled])('an uncaught error is shown once per page', (first) => {
    const page = new EventTarget();
    const notify = vi.fn<() => void>();
    onUncaughtError(page, ignore, notify);
    for (const event of [first(), uncaught(), unhandled()]) {
      page.dispatchEvent(event);
      expect(notify).toHaveBeenCalledOnce();
    }
  });

  it('is shown once even if showing it throws', () => {
    const page = new EventTarget();
    const notify = vi.fn<() => void>(() => {
      page.dispatchEvent(uncaught());
    });
    onUncaughtError(page, ignore, notify);
    page.dispatchEvent(uncaught());
    expect(notify).toHaveBeenCalledOnce();
  });

  it('is reported each time, also when the notice has been shown', () => {
    const page = new EventTarget();
    const reported: unknown[] = [];
    onUncaughtError(page, (error) => reported.push(error), ignore);
    const [first, second] = [new Error('first'), new Error('second')];
    page.dispatchEvent(failure('error', { error: first }));
    page.dispatchEvent(failure('unhandledrejection', { reason: second }));
    page.dispatchEvent(failure('unhandledrejection', { reason: undefined }));
    page.dispatchEvent(failure('error', { error: null, message: 'Script error.' }));
    expect(reported).toEqual([first, second, undefined]);
  });

  it('replaces a page from which React has removed everything', () => {
    const root = document.createElement('div');
    const toasts = new ToastsViewModel(new FakeTime());
    showUncaughtError(root, toasts, new BrowserStorageAvailability());
    expect(root.querySelector('h1')?.textContent).toBe('Something went wrong');
    expect(root.querySelector('p')?.textContent).toBe('Your cart is safe.');
    expect(root.querySelector('button')?.textContent).toBe('Reload');
    expect(toasts.toasts).toEqual([]);
  });

  it.each([
    ['safe where the shop can store it', true, 'Something went wrong. Your cart is safe.'],
    ['lost by a reload where it cannot', false, 'Something went wrong. A reload may empty your cart.'],
  ])('calls the cart %s', (_cart, isPersistent, text) => {
    const root = document.createElement('div');
    root.append('the shop');
    const toasts = new ToastsViewModel(new FakeTime());
    showUncaughtError(root, toasts, { isPersistent: () => isPersistent, onChange: () => ignore });
    expect(toasts.toasts).toMatchObject([{ text }]);
    expect(root.textContent).toBe('the shop');
  });

  it('stays announced when another customer follows: the page is broken for both', () => {
    const toasts = new ToastsViewModel(new FakeTime());
    offerReload(toasts, 'Something went wrong', true);
    toasts.dismissPersonal();
    expect(toasts.toasts).toHaveLength(1);
  });

  it('is ignored without an error object: scripts of extensions, ResizeObserver', () => {
    const page = new EventTarget();
    const notify = vi.fn<() => void>();
    onUncaughtError(page, ignore, notify);
    page.dispatchEvent(failure('error', { error: null, message: 'Script error.' }));
    page.dispatchEvent(failure('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }));
    expect(notify).not.toHaveBeenCalled();
  });
});
