import { SignInToTrack } from '../../ui/tracking/sign-in-to-track';
import { signInModule } from '../modules/sign-in.module';

export const signInToTrackFeature = { component: SignInToTrack, modules: [signInModule] };
