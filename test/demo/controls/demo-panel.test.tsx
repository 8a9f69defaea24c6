import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DemoPanel } from '../../../src/demo/controls/demo-panel';
import { aDemoPanel } from '../../support/demo-panel';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

async function show(otherShopUrl: string) {
  const { toasts } = await aShop();
  renderInShop(<DemoPanel panel={aDemoPanel({ otherShopUrl }).panel} takesFocus={false} />, [toasts]);
}

describe('the demo panel', () => {
  it('links the demo of the other shop', async () => {
    await show('https://tiffin.example');
    expect(screen.getByRole('link', { name: /^The other shop/ }).getAttribute('href')).toBe('https://tiffin.example');
  });

  it('has no link to another shop where there is no other demo', async () => {
    await show('');
    expect(screen.queryByRole('link', { name: /^The other shop/ })).toBeNull();
  });

  it('switches the steps of orders in the console on and off', async () => {
    const { toasts } = await aShop();
    const { panel, done } = aDemoPanel();
    const { user } = renderInShop(<DemoPanel panel={panel} takesFocus={false} />, [toasts]);
    await user.click(screen.getByRole('button', { name: /^Tell orders/ }));
    await user.click(screen.getByRole('button', { name: /^Stop telling orders/ }));
    expect(done).toEqual(['orders told', 'orders untold']);
  });

  it('makes a choice by Space or Enter, not by the arrow keys that lead there', async () => {
    const { toasts } = await aShop();
    const { panel, state } = aDemoPanel();
    const { user } = renderInShop(<DemoPanel panel={panel} takesFocus={false} />, [toasts]);
    const [own, cookies] = within(screen.getByRole('group', { name: 'Theme' })).getAllByRole('radio');
    own?.focus();
    await user.keyboard('{ArrowUp}{ArrowDown}');
    expect(document.activeElement).toBe(own);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(cookies);
    expect(state().theme).toBe('');
    await user.keyboard('{Enter}');
    expect(state().theme).toBe('cookies');
  });

  it('has the focus on the choice after the reload that it causes, and only then', async () => {
    const { toasts } = await aShop();
    const { panel } = aDemoPanel();
    const { user, unmount } = renderInShop(<DemoPanel panel={panel} takesFocus={false} />, [toasts]);
    await user.click(screen.getByRole('radio', { name: 'Cookies' }));
    unmount();
    for (const focused of [true, false]) {
      const { unmount: leave } = renderInShop(<DemoPanel panel={panel} takesFocus={false} />, [toasts]);
      expect(screen.getByRole('radio', { name: 'Cookies' }) === document.activeElement).toBe(focused);
      leave();
    }
  });
});
