import { act, render, screen } from '@testing-library/react';
import { Container, ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { LazyLoader } from '../../src/app/start/lazy-loader';
import { ErrorBoundary } from '../../src/ui/layout/error-boundary';
import { LazyFallback } from '../../src/ui/lazy-fallback';
import { flushPromises } from '../support/in-memory-device';
import { renderInShop } from '../support/render-in-shop';
import { aShop } from '../support/shop';

const Orders = () => <h1>Orders</h1>;
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const fallback = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Try Again
  </button>
);

/** The loads come one after the other; the last one repeats. */
async function aLazyComponent(...loads: readonly (() => Promise<ComponentType>)[]) {
  const { connection, connectivity, toasts } = await aShop();
  const asked = { loads: 0 };
  const failures: string[] = [];
  const loader = new LazyLoader(
    new Container(),
    () => connectivity.isOnline(),
    (component) => failures.push(component),
  );
  const LazyOrders = loader.lazy(async () => {
    const component = await (loads[Math.min(asked.loads++, loads.length - 1)] ?? offline)();
    return { OrdersScreen: component };
  }, 'OrdersScreen');
  const show = () =>
    act(async () => {
      renderInShop(
        <ErrorBoundary fallback={fallback}>
          <LazyOrders />
        </ErrorBoundary>,
        [connection, toasts],
        '/',
        {},
        // The tests break the loading on purpose; a report of that would only hide others.
        { onCaughtError: () => undefined },
      );
      await flushPromises();
    });
  const becomeOnline = (isOnline: boolean) =>
    act(async () => {
      connectivity.become(isOnline);
      await flushPromises();
    });
  return { asked, failures, preload: LazyOrders.preload, show, becomeOnline };
}

describe('a lazy component', () => {
  it('is loaded once, however often it is shown', async () => {
    const { asked, failures, preload, show } = await aLazyComponent(() => Promise.resolve(Orders));
    await preload();
    await show();
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeDefined();
    expect(asked.loads).toBe(1);
    expect(failures).toEqual([]);
  });

  it('passes its props on', async () => {
    const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
    const loader = new LazyLoader(
      new Container(),
      () => true,
      () => undefined,
    );
    const LazyGreeting = loader.lazy(() => Promise.resolve({ Greeting }), 'Greeting');
    await LazyGreeting.preload();
    render(<LazyGreeting name="Priya" />);
    expect(screen.getByText('Hello Priya')).toBeDefined();
  });

  it('its fallback takes its place, and not that of the lazy components inside it', async () => {
    const loader = new LazyLoader(
      new Container(),
      () => true,
      () => undefined,
    );
    const never = new Promise<{ readonly Dialog: ComponentType }>(() => undefined);
    const Dialog = loader.lazy(() => never, 'Dialog');
    const Page = () => (
      <p>
        Page <Dialog />
      </p>
    );
    const LazyPage = loader.lazy(() => Promise.resolve({ Page }), 'Page');
    render(
      <LazyFallback value="The skeleton">
        <LazyPage />
      </LazyFallback>,
    );
    expect(document.body.textContent).toBe('The skeleton');
    await act(flushPromises);
    expect(document.body.textContent).toBe('Page ');
  });

  it('a lazy component whose load fails is loaded again on Try Again, and not before', async () => {
    const { asked, failures, show } = await aLazyComponent(offline, () => Promise.resolve(Orders));
    await show();
    expect(asked.loads).toBe(1);
    expect(failures).toEqual(['OrdersScreen']);
    await act(async () => {
      screen.getByRole('button', { name: 'Try Again' }).click();
      await flushPromises();
    });
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeDefined();
    expect(asked.loads).toBe(2);
  });

  it('is asked for when the device is online again, and not before', async () => {
    const { asked, preload, show, becomeOnline } = await aLazyComponent(() => Promise.resolve(Orders));
    await becomeOnline(false);
    await preload();
    await show();
    expect(asked.loads).toBe(0);
    await becomeOnline(true);
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeDefined();
    expect(asked.loads).toBe(1);
  });

  it('a lazy component whose load failed is loaded again when the connection is back', async () => {
    const { asked, show, becomeOnline } = await aLazyComponent(offline, () => Promise.resolve(Orders));
    await show();
    await becomeOnline(false);
    await becomeOnline(true);
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeDefined();
    expect(asked.loads).toBe(2);
  });

  it('a lazy component whose preload fails is loaded again when it is shown', async () => {
    const { preload, show } = await aLazyComponent(offline, () => Promise.resolve(Orders));
    await preload();
    await show();
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeDefined();
  });
});

describe('the bindings of a lazy component', () => {
  it('are loaded again if they could not be loaded the first time', async () => {
    let attempts = 0;
    const module = new ContainerModule(() => {
      attempts += 1;
      if (attempts === 1) throw new Error('Broken');
    });
    const loader = new LazyLoader(
      new Container(),
      () => true,
      () => undefined,
    );
    const load = async () => ({ OrdersScreen: Orders });
    const LazyOrders = loader.lazy(load, 'OrdersScreen', async () => module);
    await LazyOrders.preload();
    await LazyOrders.preload();
    expect(attempts).toBe(2);
  });
});
