import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ShownPage } from '../../../src/ui/auth/shown-page';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

function Path() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

describe('a page whose session ends', () => {
  it('is left for the home page, and found again after sign-in', async () => {
    const { authErrorChannel, session, sessionEnd, toasts } = await aShop();
    const page = (
      <>
        <ShownPage />
        <Path />
      </>
    );
    renderInShop(page, [sessionEnd, toasts], '/orders?page=2');
    expect(screen.getByText('at /orders?page=2')).toBeTruthy();
    act(() => authErrorChannel.report());
    expect(screen.getByText('at /')).toBeTruthy();
    expect(session.wantedPath).toBe('/orders?page=2');
  });
});
