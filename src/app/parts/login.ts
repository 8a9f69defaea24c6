import { LoginOverlay } from '../../ui/overlays/login-overlay';
import { loginModule } from '../modules/login.module';

export const part = { component: LoginOverlay, modules: [loginModule] };
