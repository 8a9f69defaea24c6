import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorBoundary } from '../../../src/ui/layout/error-boundary';

const fallback = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Try Again
  </button>
);

/** A screen that breaks until it is repaired. */
function aScreen() {
  const state = { broken: true };
  const Screen = () => {
    if (state.broken) throw new Error('Broken on purpose');
    return <h1>Orders</h1>;
  };
  const inside = (visit: string) => (
    <ErrorBoundary visit={visit} fallback={fallback}>
      <Screen />
    </ErrorBoundary>
  );
  // The expected error would hide other messages.
  return {
    inside,
    repair: () => (state.broken = false),
    render: () => render(inside('first'), { onCaughtError: () => undefined }),
  };
}

describe('error boundary', () => {
  it('shows the fallback, and Try Again renders the screen without a reload', async () => {
    const { repair, render: show } = aScreen();
    show();
    const tryAgain = screen.getByRole('button', { name: 'Try Again' });
    repair();
    await userEvent.click(tryAgain);
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeDefined();
  });

  it('renders the next page', () => {
    const { inside, repair, render: show } = aScreen();
    const { rerender } = show();
    repair();
    rerender(inside('second'));
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeDefined();
  });
});
