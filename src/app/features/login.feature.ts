import { LoginOverlay } from '../../ui/auth/login-overlay';
import { loginModule } from '../modules/sign-in.module';

export const part = { component: LoginOverlay, modules: [loginModule] };
