import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { profile as cookies } from '../../../src/app/profiles/cookies/profile';
import { profile as homeKitchen } from '../../../src/app/profiles/home-kitchen/profile';
import type { ShopProfile } from '../../../src/domain/shop/shop-profile';
import { FeedbackScreen } from '../../../src/ui/info/feedback-screen';
import { ShopProvider } from '../../../src/ui/shop-context';

function showFeedback(shop: ShopProfile) {
  render(
    <MemoryRouter>
      <ShopProvider value={shop}>
        <FeedbackScreen />
      </ShopProvider>
    </MemoryRouter>,
  );
}

describe('feedback screen', () => {
  it.each([
    [cookies, 'bake'],
    [homeKitchen, 'cook'],
  ])('asks for an email while there is no form, in the words of its kitchen', (shop, make) => {
    showFeedback(shop);
    screen.getByText(`Tell us what you loved, what you didn't, and what to ${make} next.`);
    expect(screen.getByRole('link', { name: 'Email us' }).getAttribute('href')).toBe(`mailto:${shop.contact.email}`);
    expect(screen.queryByText('Open feedback form')).toBeNull();
  });

  it('opens the form of a shop that has one in a new tab, and says so', () => {
    showFeedback({ ...cookies, feedbackFormUrl: 'https://forms.example/f' });
    const form = screen.getByRole('link', { name: /^Open feedback form.+new tab/ });
    expect(form.getAttribute('href')).toBe('https://forms.example/f');
    expect(screen.queryByRole('link', { name: 'Email us' })).toBeNull();
  });
});
