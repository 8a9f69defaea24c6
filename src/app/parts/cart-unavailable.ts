import { CartUnavailableOverlay } from '../../ui/overlays/cart-unavailable-overlay';

export const part = { component: CartUnavailableOverlay, modules: [] };
