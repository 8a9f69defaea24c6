import { routes, withQuery } from '../../../domain/shared/paths';
import type { EmailLogin, Registration } from '../../../domain/auth/ports';
import type { Session, User } from '../../../domain/auth/user';
import { isEmail } from '../../../domain/shared/email';
import { noRefreshToken, signInFailures } from '../../../domain/auth/sign-in-failures';
import { minPasswordLength } from '../../../domain/shared/password';
import type { Randomness } from '../../../domain/shared/ports';
import { demoCustomerId, refused, type MockCustomers } from './mock-customers';
import type { MockStore } from '../mock-store';
import { passwordFingerprint } from './password-fingerprint';

const tokenStart = 'demo.';
const maxSessions = 20;

export class MockAccounts {
  constructor(
    private readonly store: MockStore,
    private readonly customers: MockCustomers,
    private readonly randomness: Randomness,
  ) {}

  /** An unknown email is registered, so that nothing blocks the demo. */
  login({ email, password }: EmailLogin): Session {
    const { user, passwordMark: mark } =
      this.customers.findByEmail(email) ??
      this.customers.add({ ...nameFrom(email), email: email.trim(), phone: '', password });
    if (user.authProvider !== 'email' || mark !== passwordFingerprint(password))
      throw refused(signInFailures.signIn, 401);
    return this.startSession(user);
  }

  register(registration: Registration): Session {
    const { firstName, email, password } = registration;
    const isFit = firstName.trim() !== '' && isEmail(email) && password.length >= minPasswordLength;
    if (!isFit) throw refused(signInFailures.register, 400);
    return this.startSession(this.customers.add(registration).user);
  }

  logout(accessToken: string): void {
    this.store.update(({ sessions }) => ({
      sessions: sessions.filter((session) => session.accessToken !== accessToken),
    }));
  }

  endOtherSessions(id: string, accessToken: string): void {
    this.store.update(({ sessions }) => ({
      sessions: sessions.filter((session) => session.customerId !== id || session.accessToken === accessToken),
    }));
  }

  refresh(refreshToken: string): Session {
    if (refreshToken === '') throw refused(noRefreshToken, 400);
    const session = this.store.read().sessions.find((known) => known.refreshToken === refreshToken);
    const customer = session && this.customers.find(session.customerId);
    if (!customer) throw refused('Failed to sign in. Please try again.', 401);
    this.logout(session.accessToken);
    return this.startSession(customer.user);
  }

  googlePath(): string {
    return withQuery(routes.demoGoogle, { state: this.randomness.uuid(), redirect: routes.authenticate });
  }

  issueGoogleCode(): string {
    const code = this.randomness.uuid();
    this.store.update(({ googleCodes }) => ({ googleCodes: [...googleCodes, code] }));
    return code;
  }

  exchangeGoogleCode(code: string): Session {
    const customer = this.customers.find(demoCustomerId);
    if (!customer || !this.store.read().googleCodes.includes(code))
      throw refused('Failed to authenticate with Google', 400);
    this.store.update(({ googleCodes }) => ({ googleCodes: googleCodes.filter((issued) => issued !== code) }));
    return this.startSession(customer.user);
  }

  customerOf(accessToken: string): User | undefined {
    const session = this.store.read().sessions.find((known) => known.accessToken === accessToken);
    return session && this.customers.find(session.customerId)?.user;
  }

  /** The real services may be down, so their sessions are accepted too. */
  customerOfSession({ accessToken, user }: Session): User | undefined {
    return accessToken.startsWith(tokenStart) ? this.customerOf(accessToken) : this.customers.adopt(user).user;
  }

  expireSessions(): void {
    this.store.update(() => ({ sessions: [] }));
  }

  private startSession(user: User): Session {
    const tokens = { accessToken: `${tokenStart}${this.randomness.uuid()}`, refreshToken: this.randomness.uuid() };
    this.store.update(({ sessions }) => ({
      sessions: [...sessions, { ...tokens, customerId: user.id }].slice(-maxSessions),
    }));
    return { user, ...tokens };
  }
}

function nameFrom(email: string): { readonly firstName: string; readonly lastName: string } {
  const words = (email.trim().split('@')[0] ?? '').split(/[^\p{L}\d]+/u).filter(Boolean);
  const [firstName = 'Guest', ...rest] = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { firstName, lastName: rest.join(' ') };
}
