import { OrderAgainDialog } from '../../ui/overlays/orders/order-again';

export const part = { component: OrderAgainDialog, modules: [] };
