import { ItemOverlay } from '../../ui/menu/item/item-overlay';
import { itemModule } from '../features/item.feature';
import { menuModule } from '../modules/menu.module';

export const part = { component: ItemOverlay, modules: [menuModule, itemModule] };
