import { MenuScreen } from '../../ui/screens/menu-screen';
import { menuModule } from '../modules/menu.module';
import { menuListModule } from '../modules/menu-list.module';

export const part = { component: MenuScreen, modules: [menuModule, menuListModule] };
