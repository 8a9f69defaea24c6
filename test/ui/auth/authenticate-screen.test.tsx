import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuthenticateScreen } from '../../../src/ui/auth/authenticate-screen';
import { AuthenticateViewModel } from '../../../src/view-models/auth/authenticate.view-model';
import type { Session } from '../../../src/domain/auth/user';
import { aSession } from '../../support/builders';
import { flushPromises, FakeTime } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';
import { signInFixture } from '../../support/sign-in';

const callback = '/authenticate?code=code-1&state=state-1';

async function arrive(address = callback, stored?: Session) {
  const shop = await aShop({ signedIn: false });
  const google = signInFixture({
    journey: { state: 'state-1', returnPath: '/orders', startedAt: new FakeTime().now() },
  });
  if (stored) google.sessions.save(stored);
  const authenticate = new AuthenticateViewModel(google.signIn, shop.session, shop.time, () => undefined);
  history.replaceState(null, '', address);
  const page = (
    <StrictMode>
      <Routes>
        <Route path="/authenticate" element={<AuthenticateScreen />} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </StrictMode>
  );
  renderInShop(page, [authenticate, shop.session, shop.overlays, shop.toasts], address);
  await act(flushPromises);
  return { ...shop, google };
}

describe('authentication callback', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it('removes the code from the URL at once, and exchanges it once', async () => {
    const { google } = await arrive();
    expect(location.pathname + location.search).toBe('/authenticate');
    expect(google.exchanged).toEqual(['code-1']);
  });

  it('says that the customer is signed in, and navigates by itself', async () => {
    const { time } = await arrive();
    const title = screen.getByRole('heading', { name: 'Welcome, Priya' });
    expect(title.closest('[role=status]')).toBeTruthy();
    expect(screen.getByText('Priya').getAttribute('translate')).toBe('no');
    await act(() => time.advance(1500));
    expect(screen.getByText('Another page')).toBeTruthy();
  });

  it('shows that a failure did not sign the customer out', async () => {
    await arrive('/authenticate?code=stolen&state=stolen', aSession());
    expect(screen.getByText("You're still signed in.").closest('[role=alert]')).toBeTruthy();
  });

  it('says why the sign-in failed, with a link to the home page', async () => {
    const { time } = await arrive('/authenticate?error=access_denied');
    expect(screen.getByText('Authentication failed: access_denied').closest('[role=alert]')?.textContent).toContain(
      'Google login failed. Please try again.',
    );
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
    await act(() => time.advance(3000));
    expect(screen.getByText('Another page')).toBeTruthy();
  });
});
