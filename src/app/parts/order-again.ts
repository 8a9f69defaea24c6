import { ReorderDialog } from '../../ui/orders/reorder-dialog';

export const part = { component: ReorderDialog, modules: [] };
