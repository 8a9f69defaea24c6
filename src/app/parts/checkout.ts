import { CheckoutOverlay } from '../../ui/checkout/checkout-overlay';
import { checkoutModule } from '../features/checkout.feature';
import { orderStorageModule } from '../modules/order-storage.module';
import { orderGatewayModule } from '../modules/order-gateway.module';

export const part = { component: CheckoutOverlay, modules: [orderGatewayModule, orderStorageModule, checkoutModule] };
