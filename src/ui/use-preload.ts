import { useEffect } from 'react';
import { useLazyComponents, type LazyComponents } from './lazy-components';
import { whenLoaded } from './when-idle';

export type PreloadName = Parameters<LazyComponents['preload']>[0];

/** The parts that a customer is likely to open next from a screen or dialog, in the order of a purchase. */
const opensNext: { readonly [Name in PreloadName]?: readonly PreloadName[] } = {
  home: ['menu', 'item', 'cart', 'mobileMenu'],
  menu: ['item', 'cart', 'menuFilters', 'mobileMenu'],
  cart: ['login', 'checkout'],
  authenticate: ['checkout'],
  paymentStatus: ['deliveryDetails', 'trackOrder', 'mobileMenu'],
  trackOrder: ['orders', 'mobileMenu'],
  orders: ['orderDetails', 'mobileMenu'],
};

export function usePreload() {
  const { preload } = useLazyComponents();
  return (name: PreloadName) => {
    const start = () => void preload(name);
    return { onPointerEnter: start, onFocus: start };
  };
}

export function usePreloadWhen(isWanted: boolean, name: PreloadName): void {
  const { preload } = useLazyComponents();
  useEffect(() => {
    if (isWanted) void preload(name);
  }, [isWanted, name, preload]);
}

/**
 * Loads and evaluates what opens next while the browser is idle. One follows the other, so that a press meanwhile does
 * not wait for all of them, and the likeliest has the line first.
 */
export function usePreloadNext(shown: PreloadName | undefined): void {
  const { preload } = useLazyComponents();
  useEffect(() => {
    let isShown = true;
    const preloadInTurn = async (names: readonly PreloadName[]) => {
      for (const name of names) {
        await new Promise<void>(whenLoaded);
        if (!isShown) return;
        await preload(name);
      }
    };
    void preloadInTurn((shown && opensNext[shown]) ?? []);
    return () => {
      isShown = false;
    };
  }, [shown, preload]);
}
