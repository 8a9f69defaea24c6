import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorBoundary } from '../../../src/ui/layout/error-boundary';

const fallback = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Try Again
  </button>
);

/** A screen that breaks until it is mended. */
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
  // The test breaks the screen itself; its report would only hide others.
  return {
    inside,
    mend: () => (state.broken = false),
    render: () => render(inside('first'), { onCaughtError: () => undefined }),
  };
}

describe('error boundary', () => {
  it('shows the broken screen’s stand-in, and Try Again brings the screen back without a reload', async () => {
    const { mend, render: show } = aScreen();
    show();
    const tryAgain = screen.getByRole('button', { name: 'Try Again' });
    mend();
    await userEvent.click(tryAgain);
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeDefined();
  });

  it('gives the next page its own chance', () => {
    const { inside, mend, render: show } = aScreen();
    const { rerender } = show();
    mend();
    rerender(inside('second'));
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeDefined();
  });
});
