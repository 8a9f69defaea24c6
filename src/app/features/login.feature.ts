import { LoginOverlay } from '../../ui/auth/login-overlay';
import { signInModule } from '../modules/sign-in.module';

export const loginFeature = { component: LoginOverlay, modules: [signInModule] };
