import { ProfileScreen } from '../../ui/profile/profile-screen';
import { accountModule } from '../modules/account.module';

export const part = { component: ProfileScreen, modules: [accountModule] };
