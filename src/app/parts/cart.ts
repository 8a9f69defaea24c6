import { CartOverlay } from '../../ui/cart/cart-overlay';
import { cartModule } from '../features/cart.feature';
import { menuModule } from '../modules/menu.module';

export const part = { component: CartOverlay, modules: [menuModule, cartModule] };
