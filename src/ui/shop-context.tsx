import type { ShopProfile } from '../domain/shop/shop-profile';
import { requiredContext } from './required-context';

/** `useShop`: the profile of this shop. */
export const [ShopProvider, useShop] = requiredContext<ShopProfile>('useShop');
