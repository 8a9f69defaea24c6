import { AuthenticateScreen } from '../../ui/screens/authenticate-screen';
import { loginModule } from '../modules/login.module';

export const part = { component: AuthenticateScreen, modules: [loginModule] };
