import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrokenScreen } from '../../../src/ui/info/broken-screen';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

async function show(isOffline: boolean) {
  const { toasts } = await aShop();
  renderInShop(<BrokenScreen isOffline={isOffline} onRetry={() => undefined} />, [toasts]);
}

const support = () => screen.queryByText(/write to/);

describe('the screen shown instead of a page', () => {
  it('the screen shown instead of a page that broke says so, and where to write to', async () => {
    await show(false);
    expect(screen.getByRole('heading', { name: 'Something Went Wrong' })).toBeDefined();
    expect(support()).not.toBeNull();
  });

  it('a page that could not be loaded offline says so, and that it will be loaded', async () => {
    await show(true);
    expect(screen.getByRole('heading', { name: 'Unable to Load' })).toBeDefined();
    expect(screen.getByText(/^You're offline, and this page hasn't been opened on this device yet\./)).toBeDefined();
    expect(screen.getByText(/as soon as you're back/)).toBeDefined();
    expect(support()).toBeNull();
  });
});
