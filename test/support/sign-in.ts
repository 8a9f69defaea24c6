import { GoogleSignIn } from '../../src/domain/auth/google-sign-in';
import type { SignInJourney } from '../../src/domain/auth/ports';
import type { Session } from '../../src/domain/auth/user';
import { UrlGuard } from '../../src/domain/shared/url-allowlist';
import type { ServiceError } from '../../src/domain/shared/service-error';
import { aSession } from './builders';
import { InMemoryJourney, InMemorySession } from './in-memory';
import { FakeBrowser, FakeTime } from './in-memory-device';
import { anAccountGateway } from './in-memory-gateways';

interface SignInOptions {
  readonly authUrl?: string | ServiceError;
  readonly session?: Session | ServiceError;
  readonly journey?: SignInJourney;
  readonly userAgent?: string;
}

/** The sign-in pages are at https://accounts.test. */
export function signInFixture({
  authUrl = 'https://accounts.test/auth',
  session = aSession(),
  journey,
  userAgent,
}: SignInOptions) {
  const sessions = new InMemorySession();
  const journeys = new InMemoryJourney(journey);
  const browser = new FakeBrowser('https://shop.test', userAgent);
  const exchanged: string[] = [];
  const account = anAccountGateway({
    googleAuthUrl: async () => orThrow(authUrl),
    exchangeGoogleCode: async (code) => {
      exchanged.push(code);
      return orThrow(session);
    },
  });
  const guard = new UrlGuard(browser, ['https://accounts.test'], false);
  const time = new FakeTime();
  const signIn = new GoogleSignIn(account, sessions, journeys, guard, browser, time);
  return { time, signIn, sessions, journeys, browser, exchanged, account, guard };
}

function orThrow<Value>(answer: Value | ServiceError): Value {
  if (answer instanceof Error) throw answer;
  return answer;
}
