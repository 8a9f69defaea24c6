import { SignInToTrack } from '../../ui/tracking/sign-in-to-track';
import { loginModule } from '../modules/sign-in.module';

export const part = { component: SignInToTrack, modules: [loginModule] };
