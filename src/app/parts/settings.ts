import { SettingsScreen } from '../../ui/screens/settings-screen';
import { accountModule } from '../modules/account.module';

export const part = { component: SettingsScreen, modules: [accountModule] };
