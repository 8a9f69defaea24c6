import { act, cleanup, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { profile as cookies } from '../../../src/app/profiles/cookies/profile';
import { profile as homeKitchen } from '../../../src/app/profiles/home-kitchen/profile';
import { EmailSignIn } from '../../../src/domain/auth/email-sign-in';
import type { AccountGateway } from '../../../src/domain/auth/ports';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { LoginOverlay } from '../../../src/ui/auth/login-overlay';
import { ShopProvider } from '../../../src/ui/shop-context';
import { LoginViewModel } from '../../../src/view-models/auth/login.view-model';
import { aSession } from '../../support/builders';
import { FakeBackForwardRestore, flushPromises } from '../../support/in-memory-device';
import { anAccountGateway } from '../../support/in-memory-gateways';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';
import { signInFixture } from '../../support/sign-in';

const Path = () => <output>{useLocation().pathname}</output>;
const withEmail = (
  <ShopProvider value={homeKitchen}>
    <LoginOverlay />
    <Path />
  </ShopProvider>
);

async function loginDialog(part = withEmail, calls: Partial<AccountGateway> = {}, google = signInFixture({})) {
  const shop = await aShop({ signedIn: false });
  const email = new EmailSignIn(anAccountGateway(calls), shop.sessions);
  const login = new LoginViewModel(
    google.signIn,
    email,
    shop.session,
    shop.overlays,
    shop.checkoutEntry,
    new FakeBackForwardRestore(),
    shop.time,
  );
  shop.overlays.openSignIn();
  const view = renderInShop(part, [login, shop.session, shop.overlays, shop.toasts], '/menu');
  return { ...shop, ...view, google, login };
}

const button = (name: string) => screen.getByRole('button', { name });
const refuses = () => Promise.reject(new ServiceError('refused', 'Wrong email or password', 401));

describe('sign-in inside another app', () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Instagram 332.0.4.27.92';
  const dialogIn = (profile: typeof homeKitchen) =>
    loginDialog(
      <ShopProvider value={profile}>
        <LoginOverlay />
      </ShopProvider>,
      {},
      signInFixture({ userAgent }),
    );
  const link = () => screen.queryByRole('link', { name: 'Open in your browser' });

  it('says that Google refuses it, and leads to the browser of the phone', async () => {
    await dialogIn(cookies);
    expect(screen.getByText(/Google doesn't sign anyone in inside another app/)).toBeTruthy();
    expect(link()?.getAttribute('href')).toBe('x-safari-https://shop.test/menu');
  });

  it('says nothing where the shop signs in by email too, nor in a browser of its own', async () => {
    await dialogIn(homeKitchen);
    expect(link()).toBeNull();
    cleanup();
    await loginDialog(
      <ShopProvider value={cookies}>
        <LoginOverlay />
      </ShopProvider>,
    );
    expect(link()).toBeNull();
  });
});

describe('sign-in dialog', { timeout: 120_000 }, () => {
  it('offers only Google if the shop has no email accounts', async () => {
    await loginDialog(<LoginOverlay />);
    expect(screen.getByRole('dialog', { name: 'Sign In' }).textContent).toContain('Terms and Privacy Policy');
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it('asks for nothing that has to be remembered: a password manager fills it in, and it can be pasted', async () => {
    const { user } = await loginDialog();
    const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')];
    expect(email.getAttribute('autocomplete')).toBe('username');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
    await user.click(password);
    await user.paste('s3cret');
    expect(password).toHaveProperty('value', 's3cret');
  });

  it('says above the button that failed why it failed, also beside email accounts', async () => {
    const isDown = signInFixture({ authUrl: new ServiceError('network', 'Google is away') });
    const { user } = await loginDialog(withEmail, { login: refuses }, isDown);
    await user.click(button('Continue with Google'));
    const google = screen.getByText('Google is away');
    expect(google.compareDocumentPosition(button('Continue with Google'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.type(screen.getByLabelText('Email'), 'ann@example.com');
    await user.type(screen.getByLabelText('Password'), 's3cret-word');
    await user.click(button('Sign In'));
    await act(flushPromises);
    const email = screen.getByText('Wrong email or password');
    expect(screen.queryByText('Google is away')).toBeNull();
    expect(email.compareDocumentPosition(button('Continue with Google'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('goes to Google and comes back to the same page', async () => {
    const { user, google } = await loginDialog(<LoginOverlay />);
    await user.click(button('Continue with Google'));
    expect(google.browser.visited).toHaveLength(1);
    expect(google.journeys.consume()?.returnPath).toBe('/menu');
    expect(button('Continue with Google').getAttribute('aria-busy')).toBe('true');
  });

  it('focuses the errors of a failed submit and removes each as its field is corrected', async () => {
    const { user } = await loginDialog();
    await user.type(screen.getByLabelText('Password'), '12345');
    await user.click(button('Sign In'));
    expect(document.activeElement?.textContent).toBe(
      'Please fix the followingEmail is requiredPassword must be at least 6 characters',
    );
    await user.type(screen.getByLabelText('Email'), 'priya@example.com');
    await user.tab();
    expect(screen.queryByRole('link', { name: 'Email is required' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Password must be at least 6 characters' })).toBeTruthy();
  });

  it('keeps email and password after a failed sign-in', async () => {
    const { user } = await loginDialog(withEmail, { login: refuses });
    await user.type(screen.getByLabelText('Email'), 'priya@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret7{Enter}');
    await act(flushPromises);
    expect(screen.getByText('Wrong email or password').closest('[role=alert]')).toBeTruthy();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'priya@example.com');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret7');
  });

  it('sign-in dialog after signing in goes to the page that the guest asked for', async () => {
    const { user, session } = await loginDialog(withEmail, { login: () => Promise.resolve(aSession()) });
    session.rememberPath('/orders');
    await user.type(screen.getByLabelText('Email'), 'priya@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret7{Enter}');
    await act(flushPromises);
    expect(session.isSignedIn).toBe(true);
    expect(document.querySelector('output')?.textContent).toBe('/orders');
  });

  it('is the same dialog for a registration, and has the focus', async () => {
    const { user } = await loginDialog();
    const dialog = screen.getByRole('dialog', { name: 'Sign In' });
    await user.click(button('Create an account'));
    expect(screen.getByRole('dialog', { name: 'Create Account' })).toBe(dialog);
    expect(document.activeElement).toBe(dialog);
  });

  it('shows the errors of a registration', async () => {
    const { user } = await loginDialog();
    await user.click(button('Create an account'));
    await user.type(screen.getByLabelText('Phone (optional)'), '012');
    await user.click(button('Create Account'));
    expect(document.activeElement?.textContent).toBe(
      'Please fix the followingFirst name is requiredLast name is requiredEmail is requiredPhone number is invalidPassword is required',
    );
  });

  it('takes nothing more while a registration is sent', async () => {
    const { user } = await loginDialog(withEmail, { register: () => new Promise(() => undefined) });
    await user.click(button('Create an account'));
    await user.type(screen.getByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'Lovelace');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret88{Enter}');
    await user.type(screen.getByLabelText('Phone (optional)'), '2145550142');
    expect(screen.getByLabelText('Phone (optional)')).toHaveProperty('value', '');
  });
});
