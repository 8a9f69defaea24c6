import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DemoPanel } from '../../../src/ui/demo/demo-panel';
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

  it('has no such link where there is no other demo', async () => {
    await show('');
    expect(screen.queryByRole('link', { name: /^The other shop/ })).toBeNull();
  });
});
