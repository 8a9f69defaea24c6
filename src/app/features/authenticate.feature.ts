import { ContainerModule } from 'inversify';
import { GoogleSignIn } from '../../domain/auth/google-sign-in';
import type { Timers } from '../../domain/shared/ports';
import { AuthenticateScreen } from '../../ui/auth/authenticate-screen';
import { AuthenticateViewModel } from '../../view-models/auth/authenticate.view-model';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { signInModule } from '../modules/sign-in.module';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  bind(AuthenticateViewModel).toResolvedValue(
    (google: GoogleSignIn, session: SessionViewModel, timers: Timers) =>
      // oxlint-disable-next-line no-console -- for the developer who sets up sign-in
      new AuthenticateViewModel(google, session, timers, (hint) => console.warn(hint)),
    [GoogleSignIn, SessionViewModel, tokens.timers],
  );
});

export const authenticateFeature = { component: AuthenticateScreen, modules: [signInModule, bindings] };
