import type { ShopProfile } from '../domain/shop/shop-profile';
import { requiredContext } from './required-context';

export const [ShopProvider, useShop] = requiredContext<ShopProfile>('useShop');
