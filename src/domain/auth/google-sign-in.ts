import type { UrlGuard } from '../shared/url-allowlist';
import type { Browser, Clock } from '../shared/ports';
import { displayText, displayUrlText } from '../shared/display-text';
import { present } from '../shared/present';
import { asServiceError } from '../shared/service-error';
import type { AccountGateway, SessionRepository, SignInJourney, SignInJourneyRepository } from './ports';
import { isInAppBrowser, ownBrowserUrl } from './in-app-browser';
import { safeReturnPath } from './safe-return-path';
import { startSession } from './start-session';
import type { Session } from './user';

export const successRedirectDelay = 1500;
export const errorRedirectDelay = 3000;

/** A link with a stranger's code would sign the customer in as the stranger. */
const journeyTimeout = 10 * 60_000;

type StartOutcome =
  | { readonly kind: 'leaving' }
  /** The customer has moved on, so the browser stays. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly session: Session; readonly returnPath: string }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly session: Session | undefined;
      readonly hint: string;
    };

export interface GoogleCallback {
  readonly code: string | undefined;
  readonly error: string | undefined;
  readonly state: string | undefined;
}

export const notSignedIn = 'Failed to sign in. Please try again.';
const notOurJourney = 'Failed to authenticate with Google';
const storageNeeded = 'Your browser blocks storage for this site, and sign-in needs it. Allow it and try again.';

/** `start` leaves for Google. `complete` runs on the page to which Google leads back, in the same tab. */
export class GoogleSignIn {
  private readonly exchanges = new Map<string, Promise<SignInOutcome>>();

  constructor(
    private readonly account: AccountGateway,
    private readonly sessions: SessionRepository,
    private readonly journeys: SignInJourneyRepository,
    private readonly signInUrls: UrlGuard,
    private readonly browser: Browser,
    private readonly clock: Clock,
  ) {}

  /** The URL of the page in the phone's browser. It is undefined unless this browser is inside an app. */
  ownBrowserUrl(path: string): string | undefined {
    const { home, userAgent } = this.browser;
    return isInAppBrowser(userAgent) ? ownBrowserUrl(home + safeReturnPath(path), userAgent) : undefined;
  }

  /** `isAwaited` is false once the customer has moved on. A browser that leaves then would take them off another page. */
  async start(returnPath: string, isAwaited: () => boolean = () => true): Promise<StartOutcome> {
    try {
      const authUrl = await this.account.googleAuthUrl();
      if (!isAwaited()) return { kind: 'cancelled' };
      if (!this.signInUrls.allows(authUrl))
        return { kind: 'failed', message: 'Failed to get Google authentication URL' };
      const state = this.browser.parseUrl(authUrl)?.parameter('state');
      const startedAt = this.clock.now();
      const journey = present({ returnPath: safeReturnPath(returnPath), startedAt, state: state || undefined });
      const isSaved = this.journeys.save(journey);
      if (!isSaved) return { kind: 'failed', message: storageNeeded };
      this.browser.leaveFor(authUrl);
      return { kind: 'leaving' };
    } catch (failure) {
      return { kind: 'failed', message: asServiceError(failure).message };
    }
  }

  /** React's StrictMode calls this twice; both calls get the outcome of the first exchange. */
  complete(callback: GoogleCallback): Promise<SignInOutcome> {
    const { code } = callback;
    if (code === undefined) return this.exchange(callback);
    const running = this.exchanges.get(code) ?? this.exchange(callback);
    this.exchanges.set(code, running);
    return running;
  }

  private async exchange({ code, error, state }: GoogleCallback): Promise<SignInOutcome> {
    const journey = this.journeys.consume();
    if (error !== undefined)
      return this.failed(
        `Authentication failed: ${displayUrlText(error) ?? 'unknown error'}`,
        hintsForDeveloper.denied,
      );
    if (code === undefined) return this.failed('No authorization code received', hintsForDeveloper.noCode);
    if (code.trim() === '') return this.failed('Invalid authorization code', hintsForDeveloper.noCode);
    if (!journey) return this.failed(notOurJourney, hintsForDeveloper.notStarted);
    // A state is asked for only if the URL of the auth service had one.
    const isOtherState = journey.state !== undefined && journey.state !== state;
    if (isOtherState) return this.failed(notOurJourney, hintsForDeveloper.otherState);
    if (!this.isRunning(journey)) return this.failed(notOurJourney, hintsForDeveloper.tooLate);
    try {
      const session = await startSession(this.account.exchangeGoogleCode(code), this.sessions);
      return { kind: 'signedIn', session, returnPath: journey.returnPath };
    } catch (failure) {
      const refusal = asServiceError(failure);
      const message = displayText(refusal.message) ?? notSignedIn;
      return this.failed(message, refusal.kind === 'network' ? hintsForDeveloper.noAnswer : hintsForDeveloper.refused);
    }
  }

  private isRunning({ startedAt }: SignInJourney): boolean {
    // It may seem to start in the future, because the clock was set back meanwhile. It ends with its tab in any case.
    return this.clock.now().getTime() - startedAt.getTime() <= journeyTimeout;
  }

  /** Anyone can send a link to the callback page, so a failure never signs a customer out. */
  private failed(message: string, hint: string): SignInOutcome {
    const session = this.sessions.load();
    if (!session) this.sessions.clear();
    return { kind: 'failed', message, session, hint };
  }
}

const hintsForDeveloper = {
  denied:
    'The sign-in page came back with `error`. Either the customer declined, or the redirect address that is registered ' +
    'there is not the one of this shop: its origin followed by /authenticate.',
  noCode:
    'The page was opened without a `code`. The redirect must keep the query: /authenticate?code=…&state=…, and a host ' +
    'that redirects (to another origin, to a slash at the end) must not drop it.',
  notStarted:
    'This browser has no memory of having started the sign-in. It must start and end on one origin (localhost is not ' +
    '127.0.0.1, http is not https), in one browser, and each code works once.',
  otherState:
    'The `state` that came back is not the one of the address that the auth service gave. The redirect must return it unchanged.',
  tooLate: 'The sign-in was started more than 10 minutes ago, so the code is no longer accepted.',
  noAnswer:
    'The call that exchanges the code got no answer. Is the service up, and does its CORS reply allow the origin of this shop, ' +
    'on errors too?',
  refused:
    'The service did not accept the code. The redirect address that it sends to Google must be the registered one, letter by letter.',
} as const;
