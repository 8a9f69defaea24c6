import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { LoadFailure } from '../../../src/ui/load-failure';
import { ErrorBoundary } from '../../../src/ui/layout/error-boundary';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

async function aScreen(failure = new Error('Broken on purpose')) {
  const { connection, connectivity, toasts } = await aShop();
  const state = { broken: true };
  const Screen = () => {
    if (state.broken) throw failure;
    return <h1>Orders</h1>;
  };
  const view = renderInShop(
    <>
      <ErrorBoundary
        fallback={(retry, isOffline) => (
          <button type="button" onClick={retry}>
            {isOffline ? 'Retry' : 'Try Again'}
          </button>
        )}
      >
        <Screen />
      </ErrorBoundary>
      <Link to="/orders">Next page</Link>
    </>,
    [connection, toasts],
    '/',
    {},
    // The expected error would hide other messages.
    { onCaughtError: () => undefined },
  );
  const becomeOnline = (isOnline: boolean) => act(() => connectivity.become(isOnline));
  return { ...view, becomeOnline, repair: () => (state.broken = false) };
}

const orders = () => screen.queryByRole('heading', { name: 'Orders' });

describe('error boundary', () => {
  it('shows the fallback, and Try Again renders the screen without a reload', async () => {
    const { repair, user } = await aScreen();
    const tryAgain = screen.getByRole('button', { name: 'Try Again' });
    repair();
    await user.click(tryAgain);
    expect(orders()).not.toBeNull();
  });

  it('renders the next page', async () => {
    const { repair, user } = await aScreen();
    repair();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(orders()).not.toBeNull();
  });

  it('renders the screen again when the device is back online, and not when it goes offline', async () => {
    const { repair, becomeOnline } = await aScreen(new LoadFailure());
    repair();
    becomeOnline(false);
    expect(orders()).toBeNull();
    becomeOnline(true);
    expect(orders()).not.toBeNull();
  });

  it.each([
    ['a screen that could not be loaded', new LoadFailure(), 'Retry'],
    ['a screen that broke', new Error('Broken on purpose'), 'Try Again'],
  ])('distinguishes, while offline, %s', async (_which, failure, name) => {
    const { becomeOnline } = await aScreen(failure);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
    becomeOnline(false);
    expect(screen.getByRole('button', { name })).toBeDefined();
  });
});
