import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccountArea } from '../../../src/ui/auth/account-area';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

async function showAccount({ signedIn = true } = {}) {
  const shop = await aShop({ signedIn });
  const { user } = renderInShop(
    <>
      <AccountArea />
      <button type="button">Elsewhere</button>
    </>,
    [shop.session, shop.overlays, shop.toasts],
  );
  return { ...shop, user };
}

const menuButton = () => screen.getByRole('button', { name: 'Account menu' });
const isOpen = () => menuButton().getAttribute('aria-expanded') === 'true';

describe('account menu', () => {
  it('opens and closes by its button', async () => {
    const { user } = await showAccount();
    expect(isOpen()).toBe(false);
    expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
    await user.click(menuButton());
    expect(isOpen()).toBe(true);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Profile', 'My Orders', 'Settings']);
    await user.click(menuButton());
    expect(isOpen()).toBe(false);
  });

  it('isolates the name of the customer, which may change the direction of the text', async () => {
    const { user } = await showAccount();
    await user.click(menuButton());
    expect(screen.getByText('Priya Raman').tagName).toBe('BDI');
  });

  it('closes on Esc and returns the focus to its button', async () => {
    const { user } = await showAccount();
    await user.click(menuButton());
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Profile');
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(menuButton());
  });

  it('closes when the focus leaves it', async () => {
    const { user } = await showAccount();
    await user.click(menuButton());
    for (let stop = 0; stop < 5; stop += 1) await user.tab();
    expect(document.activeElement?.textContent).toBe('Elsewhere');
    expect(isOpen()).toBe(false);
  });

  it('closes on a press elsewhere', async () => {
    const { user } = await showAccount();
    await user.click(menuButton());
    await user.click(document.body);
    expect(isOpen()).toBe(false);
  });

  it('signs out and moves the focus to Login', async () => {
    const { session, user } = await showAccount();
    await user.click(menuButton());
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(session.isSignedIn).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Login' }));
  });
});

describe('login button', () => {
  it('opens sign-in', async () => {
    const { overlays, user } = await showAccount({ signedIn: false });
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(overlays.current).toEqual({ kind: 'login' });
  });
});
