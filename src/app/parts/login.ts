import { LoginOverlay } from '../../ui/auth/login-overlay';
import { loginModule } from '../modules/login.module';

export const part = { component: LoginOverlay, modules: [loginModule] };
