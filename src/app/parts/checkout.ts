import { CheckoutOverlay } from '../../ui/checkout/checkout-overlay';
import { checkoutModule } from '../modules/checkout.module';
import { orderStorageModule } from '../modules/kept-orders.module';
import { orderGatewayModule } from '../modules/order-gateway.module';

export const part = { component: CheckoutOverlay, modules: [orderGatewayModule, orderStorageModule, checkoutModule] };
