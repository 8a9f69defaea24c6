import { CartUnavailableOverlay } from '../../ui/checkout/cart-unavailable-overlay';

export const part = { component: CartUnavailableOverlay, modules: [] };
