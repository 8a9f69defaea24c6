import { act, screen } from '@testing-library/react';
import { Container } from 'inversify';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { LazyLoader } from '../../../src/app/start/lazy-loader';
import { SilentBoundary } from '../../../src/ui/layout/silent-boundary';
import { flushPromises } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

async function show(load: () => Promise<ComponentType>) {
  const Menu = new LazyLoader(
    new Container(),
    () => true,
    () => undefined,
  ).lazy(async () => ({ Content: await load() }), 'Content');
  const { toasts } = await aShop();
  await act(async () => {
    renderInShop(
      <SilentBoundary fallback="Fallback">
        <Menu />
      </SilentBoundary>,
      [toasts],
    );
    await flushPromises();
  });
}

describe('silent boundary', () => {
  it('is shown once it has loaded', async () => {
    await show(() => Promise.resolve(() => <p>Menu</p>));
    expect(screen.getByText('Menu')).toBeDefined();
    expect(screen.queryByText('Fallback')).toBeNull();
  });

  it.each([
    ['are loading', () => new Promise<ComponentType>(() => undefined)],
    ['cannot be loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows its fallback if the children %s', async (_when, load) => {
    await show(load);
    expect(screen.getByText('Fallback')).toBeDefined();
  });
});
