import { ProfileScreen } from '../../ui/screens/profile-screen';
import { accountModule } from '../modules/account.module';

export const part = { component: ProfileScreen, modules: [accountModule] };
