import { MenuScreen } from '../../ui/menu/menu-screen';
import { menuModule } from '../modules/menu.module';
import { menuListModule } from '../modules/menu-list.module';

export const part = { component: MenuScreen, modules: [menuModule, menuListModule] };
