import { SettingsScreen } from '../../ui/profile/settings-screen';
import { accountModule } from '../modules/account.module';

export const part = { component: SettingsScreen, modules: [accountModule] };
