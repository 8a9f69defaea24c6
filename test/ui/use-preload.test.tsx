import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreloadNext, type PreloadName } from '../../src/ui/use-preload';
import { renderInShop } from '../support/render-in-shop';
import { aShop } from '../support/shop';

function Shown({ name }: { readonly name: PreloadName | undefined }) {
  usePreloadNext(name);
  return null;
}

/** Renders a screen in a page that has loaded. `isLoaded` ends the load that was asked for last. */
async function screenOf(name: PreloadName) {
  const { toasts } = await aShop();
  const asked: PreloadName[] = [];
  let isLoaded: (value: unknown) => void = () => undefined;
  const preload = (wanted: PreloadName) => {
    asked.push(wanted);
    return new Promise((resolve) => (isLoaded = resolve));
  };
  const { unmount } = renderInShop(<Shown name={name} />, [toasts], '/', { preload });
  return { asked, unmount, isLoaded: () => isLoaded(undefined) };
}

describe('what opens next', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const idleMoment = () => act(() => vi.advanceTimersByTimeAsync(1000));

  it('is loaded when the browser is idle, each after the one before, in the order of a purchase', async () => {
    const { asked, isLoaded } = await screenOf('cart');
    expect(asked).toEqual([]);
    await idleMoment();
    expect(asked).toEqual(['login']);
    await idleMoment();
    expect(asked).toEqual(['login']);
    isLoaded();
    await idleMoment();
    expect(asked).toEqual(['login', 'checkout']);
  });

  it('is loaded no more once another screen is shown', async () => {
    const { asked, isLoaded, unmount } = await screenOf('cart');
    await idleMoment();
    unmount();
    isLoaded();
    await idleMoment();
    expect(asked).toEqual(['login']);
  });

  it('is nothing for a screen after which a customer may go anywhere', async () => {
    const { asked } = await screenOf('privacy');
    await idleMoment();
    expect(asked).toEqual([]);
  });
});
