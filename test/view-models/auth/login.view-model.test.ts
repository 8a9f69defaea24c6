import { describe, expect, it } from 'vitest';
import { EmailSignIn } from '../../../src/domain/auth/email-sign-in';
import type { AccountGateway } from '../../../src/domain/auth/ports';
import { networkText, ServiceError } from '../../../src/domain/shared/service-error';
import { departureTimeout } from '../../../src/domain/shared/time-limits';
import { LoginViewModel } from '../../../src/view-models/auth/login.view-model';
import { aSession } from '../../support/builders';
import { FakeBackForwardRestore } from '../../support/in-memory-device';
import { anAccountGateway } from '../../support/in-memory-gateways';
import { aShop } from '../../support/shop';
import { signInFixture } from '../../support/sign-in';

const refuses =
  (message: string, status = 401) =>
  () =>
    Promise.reject(new ServiceError('refused', message, status));
const accepts = () => Promise.resolve(aSession());
const never = () => new Promise<never>(() => undefined);

interface BrowserGlobals {
  readonly calls?: Partial<AccountGateway>;
  readonly authUrl?: string | ServiceError;
  readonly userAgent?: string;
}

async function aLogin({ calls = {}, authUrl = 'https://accounts.test/auth', userAgent = '' }: BrowserGlobals = {}) {
  const shop = await aShop({ signedIn: false });
  const google = signInFixture({ authUrl, userAgent });
  const backForwardRestore = new FakeBackForwardRestore();
  const email = new EmailSignIn(anAccountGateway(calls), shop.sessions);
  const login = new LoginViewModel(
    google.signIn,
    email,
    shop.session,
    shop.overlays,
    shop.checkoutEntry,
    backForwardRestore,
    shop.time,
  );
  login.load();
  shop.overlays.openSignIn();
  return { ...shop, login, google, backForwardRestore };
}

async function withCredentials(world: BrowserGlobals) {
  const shop = await aLogin(world);
  shop.login.login.fill({ email: 'priya@example.com', password: 'secret7' });
  return shop;
}

describe('login with Google', () => {
  it('leaves for Google, to come back to the page the customer is on', async () => {
    const { login, google } = await aLogin();
    await login.continueWithGoogle('/menu?page=2');
    expect(google.browser.visited).toEqual(['https://accounts.test/auth']);
    expect(google.journeys.consume()?.returnPath).toBe('/menu?page=2');
  });

  it('comes back to the path a guest asked for instead', async () => {
    const { login, google, session } = await aLogin();
    session.rememberPath('/orders');
    await login.continueWithGoogle('/');
    expect(google.journeys.consume()?.returnPath).toBe('/orders');
  });

  it('stays pending until the page unloads, and starts once', async () => {
    const { login, google } = await aLogin();
    await Promise.all([login.continueWithGoogle('/'), login.continueWithGoogle('/')]);
    expect(login.pending).toBe('google');
    expect(google.browser.visited).toHaveLength(1);
  });

  it('stays if the dialog was closed before the URL of Google came', async () => {
    const { login, google, session } = await aLogin();
    const going = login.continueWithGoogle('/');
    login.dispose();
    await going;
    expect(google.browser.visited).toEqual([]);
    expect(google.journeys.consume()).toBeUndefined();
    expect([login.pending, session.isSigningIn]).toEqual([undefined, false]);
  });

  it('can be pressed again where the page of Google has not loaded within 20 s', async () => {
    const { login, google, time, session } = await aLogin();
    await login.continueWithGoogle('/');
    await time.advance(departureTimeout - 1);
    expect(login.pending).toBe('google');
    await time.advance(1);
    expect([login.pending, login.error, session.isSigningIn]).toEqual([undefined, undefined, false]);
    await login.continueWithGoogle('/');
    expect(google.browser.visited).toHaveLength(2);
  });

  it('stays pending for as long after it was pressed again', async () => {
    const { login, time, backForwardRestore } = await aLogin();
    await login.continueWithGoogle('/');
    await time.advance(departureTimeout - 1);
    backForwardRestore.comeBack();
    await login.continueWithGoogle('/');
    await time.advance(departureTimeout - 1);
    expect(login.pending).toBe('google');
  });

  it('can be pressed again after the Back button', async () => {
    const { login, backForwardRestore } = await aLogin();
    await login.continueWithGoogle('/');
    backForwardRestore.comeBack();
    expect(login.pending).toBeUndefined();
  });

  it('notices the Back button only while its dialog is open', async () => {
    const { login, session, backForwardRestore } = await aLogin();
    login.dispose();
    login.dispose();
    session.setSigningIn(true);
    backForwardRestore.comeBack();
    expect(session.isSigningIn).toBe(true);
    login.load();
    backForwardRestore.comeBack();
    expect(session.isSigningIn).toBe(false);
  });

  it('shows why it could not be started', async () => {
    const { login } = await aLogin({ authUrl: new ServiceError('network', networkText, 0) });
    await login.continueWithGoogle('/');
    expect(login.error).toEqual({ text: networkText });
    expect(login.pending).toBeUndefined();
  });

  it('shows no failure of a try that the Back button has ended', async () => {
    const { login, backForwardRestore } = await aLogin({ authUrl: new ServiceError('network', networkText, 0) });
    const start = login.continueWithGoogle('/');
    backForwardRestore.comeBack();
    await start;
    expect(login.error).toBeUndefined();
  });

  it.each([
    ['succeeds', 'https://accounts.test/auth'],
    ['fails', new ServiceError('network', networkText, 0)],
  ])('leaves the press after the Back button alone when an earlier one %s', async (_how, authUrl) => {
    const { login, google, backForwardRestore } = await withCredentials({ authUrl, calls: { login: never } });
    const start = login.continueWithGoogle('/');
    backForwardRestore.comeBack();
    void login.signIn();
    await start;
    expect([google.browser.visited, login.error, login.pending]).toEqual([[], undefined, 'email']);
  });

  it('leaves a press on Google alone when an earlier sign-in with an email address fails', async () => {
    const { login, backForwardRestore } = await withCredentials({ calls: { login: refuses('Wrong password.') } });
    const signingIn = login.signIn();
    backForwardRestore.comeBack();
    await Promise.all([signingIn, login.continueWithGoogle('/')]);
    expect([login.error, login.pending]).toEqual([undefined, 'google']);
  });

  it('asks for the URL of Google once, however often it is pressed', async () => {
    const { login, google } = await aLogin();
    let asked = 0;
    google.account.googleAuthUrl = () => {
      asked += 1;
      return never();
    };
    void login.continueWithGoogle('/');
    void login.continueWithGoogle('/');
    expect(asked).toBe(1);
  });

  it('leads out of the browser of an app to the path that a guest asked for, or to the current one', async () => {
    const { login, session } = await aLogin({ userAgent: 'Mozilla/5.0 (iPhone) Instagram' });
    expect(login.ownBrowserUrl('/menu')).toBe('x-safari-https://shop.test/menu');
    session.rememberPath('/orders');
    expect(login.ownBrowserUrl('/menu')).toBe('x-safari-https://shop.test/orders');
  });

  it('has a default text for an unreadable reason', async () => {
    const { login } = await aLogin({ authUrl: new ServiceError('refused', '<h1>Oops</h1>', 500) });
    await login.continueWithGoogle('/');
    expect(login.error).toEqual({ text: 'Google login failed. Please try again.' });
  });
});

describe('login with an email address', () => {
  it('begins with empty fields', async () => {
    const { login } = await aLogin();
    expect(login.login.values).toEqual({ email: '', password: '' });
    const empty = { firstName: '', lastName: '', email: '', phone: '', password: '' };
    expect(login.registration.values).toEqual(empty);
  });

  it('sends nothing while a field is invalid', async () => {
    const { login } = await aLogin({ calls: { login: never } });
    await login.signIn();
    expect(login.pending).toBeUndefined();
    expect(login.login.failedSubmits).toBe(1);
  });

  it('signs in and closes', async () => {
    const { login, session, overlays } = await withCredentials({ calls: { login: accepts } });
    await login.signIn();
    expect(session.user).toEqual(aSession().user);
    expect(overlays.current).toBeUndefined();
    expect(login.pending).toBeUndefined();
  });

  it('is sent once, however often it is pressed', async () => {
    let sent = 0;
    const count = () => ((sent += 1), never());
    const { login } = await withCredentials({ calls: { login: count } });
    void login.signIn();
    void login.signIn();
    void login.continueWithGoogle('/');
    expect(sent).toBe(1);
    expect(login.pending).toBe('email');
  });

  it('keeps the email and the password after a refusal', async () => {
    const { login } = await withCredentials({ calls: { login: refuses('Wrong email or password') } });
    await login.signIn();
    expect(login.login.values).toEqual({ email: 'priya@example.com', password: 'secret7' });
    expect(login.error).toEqual({ text: 'Wrong email or password', hint: 'Check the email and the password.' });
  });

  it.each([
    ['broken', 500, 'HTTP 500: Internal Server Error'],
    ['down', 503, 'HTTP 503: Service Unavailable'],
  ])('does not blame the password for a server that is %s', async (_how, status, detail) => {
    const { login } = await withCredentials({ calls: { login: refuses(detail, status) } });
    await login.signIn();
    expect(login.error).toEqual({ text: 'Login failed. Please try again.', detail });
  });

  it('does not blame the password for a reply that cannot be read', async () => {
    const login401 = () => Promise.reject(new ServiceError('invalidReply', 'Invalid session', 401));
    const { login } = await withCredentials({ calls: { login: login401 } });
    await login.signIn();
    expect(login.error).toEqual({ text: 'Invalid session' });
  });

  it('counts as signing in until it ends', async () => {
    const { login, session } = await withCredentials({ calls: { login: refuses('Wrong email or password') } });
    expect(session.isSigningIn).toBe(false);
    const signIn = login.signIn();
    expect(session.isSigningIn).toBe(true);
    await signIn;
    expect(session.isSigningIn).toBe(false);
  });

  it('has a default text for an unreadable refusal', async () => {
    const { login } = await withCredentials({ calls: { login: refuses('undefined') } });
    await login.signIn();
    expect(login.error?.text).toBe('Login failed. Please try again.');
  });

  it('clears the error on the next try', async () => {
    const answers = [refuses('Wrong email or password'), never];
    const { login } = await withCredentials({ calls: { login: () => (answers.shift() ?? never)() } });
    await login.signIn();
    void login.signIn();
    expect(login.error).toBeUndefined();
  });
});

describe('the error of a login', () => {
  it('stands beside the way that failed', async () => {
    const { login } = await withCredentials({
      authUrl: new ServiceError('network', networkText, 0),
      calls: { login: refuses('This account is locked', 403) },
    });
    expect([login.errorOf('google'), login.errorOf('email')]).toEqual([undefined, undefined]);
    await login.continueWithGoogle('/');
    expect([login.errorOf('google'), login.errorOf('email')]).toEqual([{ text: networkText }, undefined]);
    await login.signIn();
    expect(login.errorOf('google')).toBeUndefined();
    expect(login.errorOf('email')).toMatchObject({ text: 'This account is locked' });
  });
});

describe('login: what comes after', () => {
  it('goes to the path the guest asked for', async () => {
    const { login, session } = await withCredentials({ calls: { login: accepts } });
    session.rememberPath('/orders');
    expect(await login.signIn()).toBe('/orders');
    expect(session.consumeWantedPath()).toBeUndefined();
  });

  it('leaves open what was opened after the dialog', async () => {
    const { login, overlays } = await withCredentials({ calls: { login: accepts } });
    const signIn = login.signIn();
    overlays.openCart();
    await signIn;
    expect(overlays.current?.kind).toBe('cart');
  });

  it('stays on the page when no path was asked for', async () => {
    const { login } = await withCredentials({ calls: { login: accepts } });
    expect(await login.signIn()).toBeUndefined();
  });

  it('continues the checkout that asked for it, from the cart', async () => {
    const { login, overlays, checkoutEntry } = await withCredentials({ calls: { login: accepts } });
    checkoutEntry.start();
    expect(await login.signIn()).toBeUndefined();
    expect(overlays.current).toEqual({ kind: 'checkout', fromCart: true });
  });

  it('goes to the path the guest asked for, where the checkout continues', async () => {
    const { login, session, overlays, checkoutEntry } = await withCredentials({ calls: { login: accepts } });
    session.rememberPath('/orders');
    checkoutEntry.start();
    expect(await login.signIn()).toBe('/orders');
    expect(overlays.current).toBeUndefined();
    checkoutEntry.continueAfterSignIn();
    expect(overlays.current).toEqual({ kind: 'checkout', fromCart: true });
  });

  it('stays on the page after the dialog was dismissed, whatever path was asked for before', async () => {
    const { login, session, overlays } = await withCredentials({ calls: { login: accepts } });
    session.rememberPath('/orders');
    login.close();
    overlays.openSignIn();
    expect(await login.signIn()).toBeUndefined();
  });

  it('continues the checkout even if the page was left while the sign-in was pending', async () => {
    const { login, overlays, checkoutEntry } = await withCredentials({ calls: { login: accepts } });
    checkoutEntry.start();
    const signIn = login.signIn();
    overlays.closeAll();
    await signIn;
    expect(overlays.current?.kind).toBe('checkout');
  });

  it('starts no checkout after the page was left with the Back button', async () => {
    const { login, overlays, checkoutEntry } = await withCredentials({ calls: { login: accepts } });
    checkoutEntry.start();
    overlays.closeAll();
    await login.signIn();
    expect(overlays.current).toBeUndefined();
  });

  it('starts no checkout after the page was left while a sign-in was refused', async () => {
    const { login, overlays, checkoutEntry } = await withCredentials({
      calls: { login: refuses('Wrong email or password') },
    });
    checkoutEntry.start();
    await login.signIn();
    overlays.closeAll();
    checkoutEntry.continueAfterSignIn();
    expect(overlays.current).toBeUndefined();
  });

  it('starts no checkout after the dialog was dismissed', async () => {
    const { login, overlays, checkoutEntry, session } = await withCredentials({ calls: { login: accepts } });
    checkoutEntry.start();
    login.close();
    await login.signIn();
    expect(session.isSignedIn).toBe(true);
    expect(overlays.current).toBeUndefined();
  });
});

describe('registration', () => {
  const newcomer = {
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya@example.com',
    phone: '',
    password: 'secret7',
  };

  it('sends nothing while a field is invalid', async () => {
    const { login } = await aLogin({ calls: { register: never } });
    login.registration.fill({ ...newcomer, lastName: '', password: '12345' });
    await login.register();
    expect(login.registration.messages.map(({ message }) => message)).toEqual([
      'Last name is required',
      'Password must be at least 6 characters',
    ]);
  });

  it('creates the account and signs in', async () => {
    const { login, session } = await aLogin({ calls: { register: accepts } });
    login.registration.fill(newcomer);
    await login.register();
    expect(session.isSignedIn).toBe(true);
  });

  it('is pending until the service answers', async () => {
    const { login } = await aLogin({ calls: { register: accepts } });
    login.registration.fill(newcomer);
    const registration = login.register();
    expect(login.pending).toBe('email');
    await registration;
    expect(login.pending).toBeUndefined();
  });

  it('keeps what was typed after a refusal and shows why', async () => {
    const { login } = await aLogin({ calls: { register: refuses('This email has an account already', 409) } });
    login.show('register');
    login.registration.fill(newcomer);
    await login.register();
    expect(login.registration.values).toEqual(newcomer);
    expect(login.error).toEqual({ text: 'This email has an account already' });
  });

  it('has a default text for an unreadable refusal', async () => {
    const { login } = await aLogin({ calls: { register: refuses('[object Object]', 400) } });
    login.show('register');
    login.registration.fill(newcomer);
    await login.register();
    expect(login.error?.text).toBe('Registration failed. Please try again.');
  });

  it('clears the error of the other view', async () => {
    const { login } = await withCredentials({ calls: { login: refuses('Wrong email or password') } });
    await login.signIn();
    login.show('register');
    expect(login.view).toBe('register');
    expect(login.error).toBeUndefined();
  });
});
