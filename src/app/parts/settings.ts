import { SettingsScreen } from '../../ui/profile/settings-screen';
import { accountModule } from '../features/profile.feature';

export const part = { component: SettingsScreen, modules: [accountModule] };
