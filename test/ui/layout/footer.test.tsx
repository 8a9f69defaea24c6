import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Appearance } from '../../../src/domain/shop/appearance';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { SocialLinks } from '../../../src/ui/layout/footer';
import { ShopProvider } from '../../../src/ui/shop-context';
import { Footer } from '../../../src/ui/layout/footer';
import { AppearanceViewModel } from '../../../src/view-models/profile/appearance.view-model';
import { NewsletterViewModel } from '../../../src/view-models/shell/newsletter.view-model';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { FakeTime } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';

function showFooter(at = '/menu') {
  const saved: Appearance[] = [];
  const appearance = new AppearanceViewModel({ load: () => 'system', save: (choice) => saved.push(choice) });
  const { user } = renderInShop(
    <Footer />,
    [appearance, new NewsletterViewModel(), new ToastsViewModel(new FakeTime())],
    at,
  );
  return { user, saved };
}

const description = () =>
  email()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const email = () => screen.getByLabelText('Email for the newsletter');
const signUp = () => screen.getByRole('button', { name: 'Sign up' });

describe('newsletter box', () => {
  it('shows an invalid email at the field, which takes the focus', async () => {
    const { user } = showFooter();
    await user.type(email(), 'priya.raman@');
    await user.click(signUp());
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(description()).toBe("Sign-up isn't open yet. Email is invalid");
    expect(document.activeElement).toBe(email());
  });

  it('says that sign-up is not open yet before one types, and keeps the email', async () => {
    const { user } = showFooter();
    expect(description()).toBe("Sign-up isn't open yet.");
    await user.type(email(), 'priya.raman@example.com{Enter}');
    expect(screen.getByText('Nothing was sent.').closest('[role=status]')).not.toBeNull();
    expect(email()).toHaveProperty('value', 'priya.raman@example.com');
  });
});

describe('footer links', () => {
  it('lead to those networks alone that the shop is on', () => {
    const { container } = render(
      <ShopProvider value={{ ...profile, social: { instagram: 'https://instagram.com/second.batch' } }}>
        <SocialLinks />
      </ShopProvider>,
    );
    expect([...container.querySelectorAll('a')].map((link) => [link.href, link.getAttribute('aria-label')])).toEqual([
      ['https://instagram.com/second.batch', 'Second Batch on Instagram'],
    ]);
    cleanup();
    showFooter();
    expect(document.querySelector('.footer__social')).toBeNull();
  });

  it('stand beside a copyright of this year', () => {
    showFooter();
    expect(screen.getByText(`© ${new Date().getFullYear()} Second Batch`)).toBeTruthy();
  });

  it('all have a target', () => {
    showFooter();
    const addresses = screen.getAllByRole('link').flatMap((link) => link.getAttribute('href') ?? []);
    expect(addresses).toEqual([
      '/',
      '/',
      '/#about',
      '/menu',
      '/#contact',
      '/feedback',
      'tel:+12145550142',
      'mailto:hello@secondbatch.example',
      '/privacy',
      '/terms',
      '/accessibility',
    ]);
  });

  it('leave phone and email on the home page to its section Contact', () => {
    showFooter('/');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/#contact');
    expect(links.filter((address) => /^(tel|mailto):/.test(address ?? ''))).toEqual([]);
  });
});

describe('appearance', () => {
  it('appearance is chosen with radios and stored', async () => {
    const { user, saved } = showFooter();
    expect(screen.getByRole('radio', { name: 'System' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(saved).toEqual(['dark']);
    expect(screen.getByRole('radio', { name: 'Dark' })).toHaveProperty('checked', true);
  });
});
