import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Appearance } from '../../../src/domain/shop/appearance';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { SocialLinks, Footer } from '../../../src/ui/layout/footer';
import { ShopProvider } from '../../../src/ui/shop-context';
import { AppearanceViewModel } from '../../../src/view-models/profile/appearance.view-model';
import { ToastsViewModel } from '../../../src/view-models/shell/toasts.view-model';
import { FakeTime } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';

function showFooter(at = '/menu') {
  const saved: Appearance[] = [];
  const appearance = new AppearanceViewModel({ load: () => 'system', save: (choice) => saved.push(choice) });
  const { user } = renderInShop(<Footer />, [appearance, new ToastsViewModel(new FakeTime())], at);
  return { user, saved };
}

describe('newsletter box', () => {
  it('has one quiet button, which says that sign-up is not open, and takes no address', () => {
    showFooter();
    const button = screen.getByRole('button', { name: "Sign-up isn't open yet" });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('textbox')).toBeNull();
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

  it('lead to phone and email on the home page, too', () => {
    showFooter('/');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['tel:+12145550142', 'mailto:hello@secondbatch.example']));
  });
});

describe('appearance', () => {
  it('is chosen with radios and stored', async () => {
    const { user, saved } = showFooter();
    expect(screen.getByRole('radio', { name: 'System' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(saved).toEqual(['dark']);
    expect(screen.getByRole('radio', { name: 'Dark' })).toHaveProperty('checked', true);
  });
});
