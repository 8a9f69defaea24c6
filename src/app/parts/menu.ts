import { MenuScreen } from '../../ui/menu/menu-screen';
import { menuModule } from '../modules/menu.module';
import { menuListModule } from '../features/menu.feature';

export const part = { component: MenuScreen, modules: [menuModule, menuListModule] };
