import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Appearance } from '../../../src/domain/shop/appearance';
import { Footer } from '../../../src/ui/layout/footer';
import { AppearanceViewModel } from '../../../src/view-models/profile/appearance.view-model';
import { NewsletterViewModel } from '../../../src/view-models/shell/newsletter.view-model';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { FakeTime } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';

function showFooter() {
  const saved: Appearance[] = [];
  const appearance = new AppearanceViewModel({ load: () => 'system', save: (choice) => saved.push(choice) });
  const { user } = renderInShop(<Footer />, [
    appearance,
    new NewsletterViewModel(),
    new ToastsViewModel(new FakeTime()),
  ]);
  return { user, saved };
}

const email = () => screen.getByLabelText('Email for the newsletter');
const signUp = () => screen.getByRole('button', { name: 'Sign up' });

describe('newsletter box', () => {
  it('shows an invalid email at the field, which takes the focus', async () => {
    const { user } = showFooter();
    await user.type(email(), 'priya.raman@');
    await user.click(signUp());
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Email is invalid',
    );
    expect(document.activeElement).toBe(email());
  });

  it('says that sign-up is not open yet, and keeps the email', async () => {
    const { user } = showFooter();
    await user.type(email(), 'priya.raman@example.com{Enter}');
    expect(screen.getByText("Sign-up isn't open yet. Nothing was sent.").closest('[role=status]')).not.toBeNull();
    expect(email()).toHaveProperty('value', 'priya.raman@example.com');
  });
});

describe('footer links', () => {
  it('show a network without a URL as not available', () => {
    showFooter();
    const instagram = screen.getByRole('link', { name: 'Second Batch on Instagram' });
    expect(instagram.getAttribute('aria-disabled')).toBe('true');
    expect(instagram.getAttribute('href')).toBeNull();
    expect(document.getElementById(instagram.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Not available yet',
    );
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
