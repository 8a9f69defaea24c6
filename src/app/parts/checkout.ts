import { CheckoutOverlay } from '../../ui/overlays/checkout-overlay';
import { checkoutModule } from '../modules/checkout.module';
import { keptOrdersModule } from '../modules/kept-orders.module';

export const part = { component: CheckoutOverlay, modules: [keptOrdersModule, checkoutModule] };
