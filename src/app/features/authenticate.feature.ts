import { ContainerModule } from 'inversify';
import { GoogleSignIn } from '../../domain/auth/google-sign-in';
import { AuthenticateScreen } from '../../ui/auth/authenticate-screen';
import { AuthenticateViewModel } from '../../view-models/auth/authenticate.view-model';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { construct } from '../construct';
import { signInModule } from '../modules/sign-in.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(AuthenticateViewModel).toResolvedValue(construct(AuthenticateViewModel), [
    GoogleSignIn,
    SessionViewModel,
    tokens.timers,
  ]);
});

export const authenticateFeature = { component: AuthenticateScreen, modules: [signInModule, bindings] };
