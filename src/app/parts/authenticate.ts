import { AuthenticateScreen } from '../../ui/auth/authenticate-screen';
import { loginModule } from '../modules/login.module';

export const part = { component: AuthenticateScreen, modules: [loginModule] };
