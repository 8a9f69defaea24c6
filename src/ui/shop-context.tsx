import { createContext, useContext } from 'react';
import type { ShopProfile } from '../domain/shop/shop-profile';

const Context = createContext<ShopProfile | undefined>(undefined);
export const ShopProvider = Context.Provider;

/** The profile of this shop. */
export function useShop(): ShopProfile {
  const shop = useContext(Context);
  if (!shop) throw new Error('useShop needs a <ShopProvider> above it');
  return shop;
}
