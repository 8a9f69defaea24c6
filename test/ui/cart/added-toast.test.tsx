import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddedToast } from '../../../src/ui/cart/added-toast';
import { aProduct } from '../../support/builders';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

// The window of these tests is narrower than the toast asks for.
beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true })));

async function toast() {
  const { cart, overlays, toasts } = await aShop({ cart: [] });
  const page = (
    <>
      <AddedToast />
      <h1 tabIndex={-1}>Menu</h1>
    </>
  );
  const view = renderInShop(page, [cart, overlays, toasts]);
  return { ...view, overlays, add: () => act(() => cart.add(aProduct())) };
}

describe('the toast of an added item', () => {
  it('is not shown before something is added', async () => {
    await toast();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says what was added and leads to the cart', async () => {
    const { user, overlays, add } = await toast();
    add();
    expect(screen.getByText('Classic Chip').parentElement?.textContent).toBe('Classic Chip added');
    await user.click(screen.getByRole('button', { name: 'View cart' }));
    expect(overlays.current).toEqual({ kind: 'cart' });
    expect(screen.queryByText('Classic Chip')).toBeNull();
  });

  it('leaves the focus to the page after Dismiss', async () => {
    const { user, add } = await toast();
    add();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('comes back with the next item after it was dismissed', async () => {
    const { user, add } = await toast();
    add();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Classic Chip')).toBeNull();
    add();
    expect(screen.getByText('Classic Chip')).toBeTruthy();
  });

  describe('and time', () => {
    afterEach(() => void vi.useRealTimers());
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

    it.each<[string, (here: HTMLElement) => void, (here: HTMLElement) => void]>([
      ['the pointer', (here) => fireEvent.pointerEnter(here), (here) => fireEvent.pointerLeave(here)],
      ['the focus', (here) => fireEvent.focus(here), (here) => fireEvent.blur(here)],
    ])('goes after four seconds, but not while %s is on it', async (_what, come, leave) => {
      const { add } = await toast();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      add();
      await pass(3999);
      const shown = screen.getByRole('button', { name: 'Dismiss' }).closest<HTMLElement>('.toast');
      if (!shown) throw new Error('There is no toast.');
      come(shown);
      await pass(60_000);
      expect(screen.getByText('Classic Chip')).toBeTruthy();
      leave(shown);
      await pass(3999);
      expect(screen.getByText('Classic Chip')).toBeTruthy();
      await pass(1);
      expect(screen.queryByText('Classic Chip')).toBeNull();
    });
  });
});
