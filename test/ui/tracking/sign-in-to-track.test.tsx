import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profile as cookies } from '../../../src/app/profiles/cookies/profile';
import { profile as homeKitchen } from '../../../src/app/profiles/home-kitchen/profile';
import { EmailSignIn } from '../../../src/domain/auth/email-sign-in';
import { ShopProvider } from '../../../src/ui/shop-context';
import { SignInToTrack } from '../../../src/ui/tracking/sign-in-to-track';
import { LoginViewModel } from '../../../src/view-models/auth/login.view-model';
import { FakeBackForwardRestore } from '../../support/in-memory-device';
import { anAccountGateway } from '../../support/in-memory-gateways';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';
import { signInFixture } from '../../support/sign-in';

async function asGuest(profile: typeof cookies) {
  const { sessions, session, overlays, toasts, checkoutEntry, time } = await aShop({ signedIn: false });
  const email = new EmailSignIn(anAccountGateway({}), sessions);
  const { signIn } = signInFixture({});
  const login = new LoginViewModel(signIn, email, session, overlays, checkoutEntry, new FakeBackForwardRestore(), time);
  const page = (
    <ShopProvider value={profile}>
      <SignInToTrack />
    </ShopProvider>
  );
  return { overlays, ...renderInShop(page, [login, overlays, toasts], '/track-order?id=order-1') };
}

describe('tracking as a guest', () => {
  it('a customer with an email account signs in from the page', async () => {
    const { overlays, user } = await asGuest(homeKitchen);
    await user.click(screen.getByRole('button', { name: 'Sign In with Email' }));
    expect(overlays.current?.kind).toBe('login');
  });

  it('a shop without email accounts offers only Google', async () => {
    await asGuest(cookies);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sign In with Google']);
  });
});
