import { act, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { useState, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { LazyLoader } from '../../../../src/app/start/lazy-loader';
import { networkText } from '../../../../src/domain/shared/service-error';
import { LazyDialog } from '../../../../src/ui/components/dialogs/lazy-dialog';
import { flushPromises } from '../../../support/in-memory-device';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';

async function open(load: () => Promise<ComponentType>, isOnline = true) {
  const Dialog = new LazyLoader(
    new Container(),
    () => true,
    () => undefined,
  ).lazy(async () => ({ Content: await load() }), 'Content');
  const { connection, connectivity, toasts } = await aShop();
  connectivity.become(isOnline);
  function Page() {
    const [isOpen, setOpen] = useState(true);
    if (!isOpen) return 'Closed';
    return (
      <LazyDialog onClose={() => setOpen(false)}>
        <Dialog />
      </LazyDialog>
    );
  }
  await act(async () => {
    renderInShop(<Page />, [connection, toasts]);
    await flushPromises();
  });
  return toasts.toasts.map(({ text }) => text);
}

describe('lazy dialog', () => {
  it('is shown once it has loaded', async () => {
    expect(await open(() => Promise.resolve(() => <p>Order Details</p>))).toEqual([]);
    expect(screen.getByText('Order Details')).toBeDefined();
  });

  it.each([
    ['online', true, "We couldn't open this. Please try again."],
    ['offline', false, networkText],
  ])('shows a toast and closes when it cannot be loaded %s', async (_when, isOnline, text) => {
    const said = await open(() => Promise.reject(new TypeError('Failed to fetch')), isOnline);
    expect(said).toEqual([text]);
    expect(screen.getByText('Closed')).toBeDefined();
  });
});
