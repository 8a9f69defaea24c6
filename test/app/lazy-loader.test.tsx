import { act, render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { LazyLoader } from '../../src/app/lazy-loader';
import { ErrorBoundary } from '../../src/ui/layout/error-boundary';
import { flushPromises } from '../support/in-memory-device';

const Orders = () => <h1>Orders</h1>;
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const fallback = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Try Again
  </button>
);

/** A part whose loads end as `loads` say, the last one for good. */
function aPart(...loads: readonly (() => Promise<ComponentType>)[]) {
  const asked = { loads: 0, failures: 0 };
  const loader = new LazyLoader(new Container(), () => (asked.failures += 1));
  const Part = loader.part('orders', async () => {
    const component = await (loads[Math.min(asked.loads++, loads.length - 1)] ?? offline)();
    return { part: { component, modules: [] } };
  });
  const show = () =>
    act(async () => {
      render(
        <ErrorBoundary visit="orders" onBroken={() => loader.forgetFailures()} fallback={fallback}>
          <Part />
        </ErrorBoundary>,
        // The tests break the loading themselves; its report would only hide others.
        { onCaughtError: () => undefined },
      );
      await flushPromises();
    });
  return { asked, loader, show };
}

describe('a part', () => {
  it('is loaded once, however often it is wanted', async () => {
    const { asked, loader, show } = aPart(() => Promise.resolve(Orders));
    await loader.ready('orders');
    await show();
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeDefined();
    expect(asked).toEqual({ loads: 1, failures: 0 });
  });

  it('is given what it is shown with', async () => {
    const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
    const loader = new LazyLoader(new Container(), () => undefined);
    const Part = loader.part('greeting', () => Promise.resolve({ part: { component: Greeting, modules: [] } }));
    await loader.ready('greeting');
    render(<Part name="Priya" />);
    expect(screen.getByText('Hello Priya')).toBeDefined();
  });

  it('that cannot be loaded is asked for once, and again on Try Again', async () => {
    const { asked, show } = aPart(offline, () => Promise.resolve(Orders));
    await show();
    expect(asked).toEqual({ loads: 1, failures: 1 });
    await act(async () => {
      screen.getByRole('button', { name: 'Try Again' }).click();
      await flushPromises();
    });
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeDefined();
    expect(asked.loads).toBe(2);
  });

  it('whose preloading failed is asked for when it is wanted', async () => {
    const { loader, show } = aPart(offline, () => Promise.resolve(Orders));
    await loader.ready('orders');
    await show();
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeDefined();
  });
});
