import { EmailSignIn } from '../../domain/auth/email-sign-in';
import { GoogleSignIn } from '../../domain/auth/google-sign-in';
import { AuthenticateViewModel } from '../../view-models/auth/authenticate.view-model';
import { LoginViewModel } from '../../view-models/auth/login.view-model';
import type { Browser } from '../../domain/shared/ports';
import { UrlGuard } from '../../domain/shared/url-allowlist';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { CheckoutEntryViewModel } from '../../view-models/checkout/checkout-entry.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import type { Settings } from '../settings';
import { tokens } from '../tokens';
import { wire } from './wiring';

export const signInModule = wire(({ add, single, make, value }) => {
  make(tokens.signInUrls, signInPages, [tokens.browser, tokens.settings]);
  single(GoogleSignIn, [
    tokens.accountGateway,
    tokens.sessionRepository,
    tokens.signInJourneyRepository,
    tokens.signInUrls,
    tokens.browser,
    tokens.clock,
  ]);
  add(EmailSignIn, [tokens.accountGateway, tokens.sessionRepository]);
  add(LoginViewModel, [
    GoogleSignIn,
    EmailSignIn,
    SessionViewModel,
    OverlaysViewModel,
    CheckoutEntryViewModel,
    tokens.backForwardRestore,
    tokens.timers,
  ]);
  // oxlint-disable-next-line no-console -- for the developer who sets up sign-in
  value(tokens.warn, (hint) => console.warn(hint));
  add(AuthenticateViewModel, [GoogleSignIn, SessionViewModel, tokens.timers, tokens.warn]);
});

function signInPages(browser: Browser, { signInOrigins, backend }: Settings) {
  return new UrlGuard(browser, signInOrigins, backend === 'mock');
}
