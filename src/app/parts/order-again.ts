import { OrderAgainDialog } from '../../ui/orders/reorder-dialog';

export const part = { component: OrderAgainDialog, modules: [] };
