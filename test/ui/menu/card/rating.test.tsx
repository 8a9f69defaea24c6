import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profile } from '../../../../src/app/profiles/cookies/profile';
import { Rating } from '../../../../src/ui/menu/card/rating';
import { ShopProvider } from '../../../../src/ui/shop-context';

const stars = (product: Parameters<typeof Rating>[0]['product'], showUnratedStars?: boolean) => {
  const flags = { ...profile.flags, ...(showUnratedStars === undefined ? {} : { showUnratedStars }) };
  render(
    <ShopProvider value={{ ...profile, flags }}>
      <Rating product={product} />
    </ShopProvider>,
  );
  return screen.queryByRole('img')?.getAttribute('aria-label');
};
const nobodyRated = { rating: 4.5, isUnrated: true } as const;

describe('the star of a dish', () => {
  it('is the number of the specification where nobody rated', () => {
    expect(stars(nobodyRated)).toBe('Rated 4.5 out of 5');
  });

  it('is not there for a dish that nobody rated, where the owner wants none', () => {
    expect(stars(nobodyRated, false)).toBeUndefined();
  });

  it('is there for a rated dish in every shop', () => {
    expect(stars({ rating: 4.2 }, false)).toBe('Rated 4.2 out of 5');
  });
});
