import { GoogleSignIn } from '../../src/domain/auth/google-sign-in';
import type { SignInJourney } from '../../src/domain/auth/ports';
import type { Session } from '../../src/domain/auth/user';
import { UrlGuard } from '../../src/domain/shared/url-allowlist';
import type { ServiceError } from '../../src/domain/shared/service-error';
import { aSession } from './builders';
import { InMemoryJourney, InMemorySession } from './in-memory';
import { FakeBrowser } from './in-memory-device';
import { anAccountGateway } from './in-memory-gateways';

interface Answers {
  readonly authUrl?: string | ServiceError;
  readonly session?: Session | ServiceError;
  /** Started before, in this browser. */
  readonly journey?: SignInJourney;
}

/** A Google sign-in in memory, with everything that it touches. Sign-in pages live at https://accounts.test. */
export function signInWith({ authUrl = 'https://accounts.test/auth', session = aSession(), journey }: Answers) {
  const sessions = new InMemorySession();
  const journeys = new InMemoryJourney(journey);
  const browser = new FakeBrowser();
  const exchanged: string[] = [];
  const account = anAccountGateway({
    googleAuthUrl: async () => orThrow(authUrl),
    exchangeGoogleCode: async (code) => {
      exchanged.push(code);
      return orThrow(session);
    },
  });
  const guard = new UrlGuard(browser, ['https://accounts.test'], false);
  const signIn = new GoogleSignIn(account, sessions, journeys, guard, browser);
  return { signIn, sessions, journeys, browser, exchanged };
}

function orThrow<Value>(answer: Value | ServiceError): Value {
  if (answer instanceof Error) throw answer;
  return answer;
}
