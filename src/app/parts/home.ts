import { HomeScreen } from '../../ui/home/home-screen';
import { homeModule } from '../features/home.feature';
import { menuModule } from '../modules/menu.module';

export const part = { component: HomeScreen, modules: [menuModule, homeModule] };
