import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../src/adapters/mock/state-storage';
import { MockDemoActions } from '../../../src/demo/controls/mock-demo-actions';
import { ScenarioRunner } from '../../../src/demo/scenarios/scenario-runner';
import { InMemoryPendingOrders, InMemorySession } from '../../support/in-memory';
import { anAccountGateway } from '../../support/in-memory-gateways';
import { MockVisit } from '../../support/mock-shop';
import { usual } from '../../support/demo-panel';

/** The storage of a browser for the whole host. Each key is a property, as in `localStorage`. */
class HostStorage {
  [key: string]: unknown;
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

function theActions(stored: HostStorage = new HostStorage()) {
  const visit = new MockVisit();
  const backend = visit.backend();
  const runner = new ScenarioRunner(
    backend,
    anAccountGateway(),
    new InMemorySession(),
    new InMemoryPendingOrders(),
    visit.randomness,
    visit.sample.demoCustomer,
  );
  const page = { localStorage: stored } as unknown as Window;
  const actions = new MockDemoActions({
    shop: 'cookies',
    themes: [],
    otherShopUrl: '',
    backend,
    storage: memoryStorage(),
    demo: async () => runner,
    page: () => page,
  });
  return { actions, backend };
}

describe('the actions of the demo', () => {
  it('begin a scenario, and end it when the shop is normal again', async () => {
    const { actions, backend } = theActions();
    await actions.change({ ...usual, scenario: 'offline' });
    expect(backend.scenario()?.name).toBe('offline');
    await actions.change(usual);
    expect(backend.scenario()).toBeUndefined();
  });

  it('forget all that the demo has stored, and nothing of another site on its host', () => {
    const stored = Object.assign(new HostStorage(), { 'storefront.cart': '{}', 'blog.draft': 'Dear' });
    theActions(stored).actions.reset();
    expect(Object.keys(stored)).toEqual(['blog.draft']);
  });
});
