import { SignInToTrack } from '../../ui/screens/track/sign-in-to-track';
import { loginModule } from '../modules/login.module';

export const part = { component: SignInToTrack, modules: [loginModule] };
