import type { Cancel, Clock, Randomness } from '../../domain/shared/ports';
import { networkText, ServiceError } from '../../domain/shared/service-error';
import { MockMenu } from './menu/mock-menu';
import type { MockServices } from './mock-services';
import { MockStore, type StateStorage } from './mock-store';
import type { MockShop, SampleData } from './sample-data';
import type { Scenario, ScenarioName } from './demo/scenarios';

/** All mock services over one state, which survives page loads and is shared by tabs. */
export class MockBackend {
  readonly menu: MockMenu;
  private readonly store: MockStore;
  private loading: Promise<MockServices> | undefined;

  constructor(
    private readonly sample: SampleData,
    private readonly shop: MockShop,
    storage: StateStorage,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {
    this.store = new MockStore(storage, clock);
    this.menu = new MockMenu(this.store, sample, shop.timeZone, clock);
  }

  /** All services but the menu, loaded on first use: a visitor who only reads the menu does not need them. */
  services(): Promise<MockServices> {
    this.loading ??= this.load();
    return this.loading;
  }

  scenario(): Scenario | undefined {
    return this.store.read().scenario;
  }

  /** Puts the demo into a scenario; undefined ends it. */
  show(name: ScenarioName | undefined): void {
    const scenario = name && { name, since: this.clock.now() };
    this.store.update(() => ({ scenario }));
  }

  /** Starts again with the sample data. */
  reset(): void {
    this.store.reset();
  }

  /** Calls `listener` after every change, in this tab or another. */
  onChange(listener: () => void): Cancel {
    return this.store.onChange(listener);
  }

  private async load(): Promise<MockServices> {
    try {
      const { MockServices } = await import('./mock-services');
      return new MockServices(this.store, this.sample, this.shop, this.menu, this.clock, this.randomness);
    } catch {
      this.loading = undefined;
      throw new ServiceError('network', networkText, 0);
    }
  }
}
