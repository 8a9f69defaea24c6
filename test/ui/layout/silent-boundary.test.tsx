import { act, screen } from '@testing-library/react';
import { Container } from 'inversify';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { LazyLoader } from '../../../src/app/lazy-loader';
import { SilentBoundary } from '../../../src/ui/layout/silent-boundary';
import { flushPromises } from '../../support/in-memory-device';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

async function show(load: () => Promise<ComponentType>) {
  const Menu = new LazyLoader(new Container(), () => undefined).lazy(
    async () => ({ Content: await load() }),
    'Content',
  );
  const { toasts } = await aShop();
  await act(async () => {
    renderInShop(
      <SilentBoundary fallback="Meanwhile">
        <Menu />
      </SilentBoundary>,
      [toasts],
    );
    await flushPromises();
  });
}

describe('something that is optional', () => {
  it('is shown when it is here', async () => {
    await show(() => Promise.resolve(() => <p>Menu</p>));
    expect(screen.getByText('Menu')).toBeDefined();
    expect(screen.queryByText('Meanwhile')).toBeNull();
  });

  it.each([
    ['is on its way', () => new Promise<ComponentType>(() => undefined)],
    ['can not be loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('has something in its place while it %s', async (_when, load) => {
    await show(load);
    expect(screen.getByText('Meanwhile')).toBeDefined();
  });
});
