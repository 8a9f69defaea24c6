import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { profile } from '../../src/app/profiles/cookies/profile';
import { WithoutScripts } from '../../src/site/without-scripts';
import { ShopProvider } from '../../src/ui/shop-context';

it('where scripts are off, a page says where to come by', () => {
  render(
    <ShopProvider value={profile}>
      <WithoutScripts isAlone />
    </ShopProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Come by' }).nextElementSibling?.textContent).toMatch(
    new RegExp(`^${profile.pickup?.street}, ${profile.pickup?.city}`),
  );
});
