import { ContainerModule } from 'inversify';
import { LocalSignInJourneyRepository } from '../../adapters/storage/local-sign-in-journey-repository';
import { EmailSignIn } from '../../domain/auth/email-sign-in';
import { GoogleSignIn } from '../../domain/auth/google-sign-in';
import { LoginViewModel } from '../../view-models/auth/login.view-model';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { CheckoutEntryViewModel } from '../../view-models/checkout/checkout-entry.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';
import { urlGuard } from '../url-guards';

/** The ways to sign in. GoogleSignIn is a single instance, so that a code is exchanged only once. */
export const signInModule = new ContainerModule(({ bind }) => {
  bind(tokens.signInJourneyRepository).toResolvedValue(construct(LocalSignInJourneyRepository), [tokens.visitStorage]);
  bind(tokens.signInUrls).toResolvedValue(urlGuard('signInOrigins'), [tokens.browser, tokens.settings]);
  bind(GoogleSignIn)
    .toResolvedValue(construct(GoogleSignIn), [
      tokens.accountGateway,
      tokens.sessionRepository,
      tokens.signInJourneyRepository,
      tokens.signInUrls,
      tokens.browser,
      tokens.clock,
    ])
    .inSingletonScope();
  bind(EmailSignIn).toResolvedValue(construct(EmailSignIn), [tokens.accountGateway, tokens.sessionRepository]);
  bind(LoginViewModel).toResolvedValue(construct(LoginViewModel), [
    GoogleSignIn,
    EmailSignIn,
    SessionViewModel,
    OverlaysViewModel,
    CheckoutEntryViewModel,
    tokens.backForwardRestore,
  ]);
});
