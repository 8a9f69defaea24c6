import { ProfileScreen } from '../../ui/profile/profile-screen';
import { accountModule } from '../features/profile.feature';

export const part = { component: ProfileScreen, modules: [accountModule] };
