import { UnavailableItemsDialog } from '../../ui/overlays/checkout/unavailable-items';

export const part = { component: UnavailableItemsDialog, modules: [] };
