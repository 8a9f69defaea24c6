import { UnavailableItemsDialog } from '../../ui/checkout/unavailable-items';

export const part = { component: UnavailableItemsDialog, modules: [] };
