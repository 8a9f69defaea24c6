import { AuthenticateScreen } from '../../ui/auth/authenticate-screen';
import { loginModule } from '../modules/sign-in.module';

export const part = { component: AuthenticateScreen, modules: [loginModule] };
