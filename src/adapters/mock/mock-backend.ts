import type { Cancel, Clock, Randomness } from '../../domain/shared/ports';
import { networkText, ServiceError } from '../../domain/shared/service-error';
import { MockMenu } from './menu/mock-menu';
import type { MockServices } from './mock-services';
import { MockStore, type StateStorage } from './mock-store';
import type { MockShop, SampleData } from './sample-data';
import type { Scenario, ScenarioName } from './demo/scenarios';
import type { MockOrder } from './orders/mock-order';
import type { Torture } from './torture/torture';
import type { TortureEvent } from './torture/torture-event';

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

  /** Puts the demo under torture. */
  beginTorture(torture: Torture): void {
    this.store.update(() => ({ scenario: { name: 'torture', since: this.clock.now(), torture } }));
  }

  /** Changes the torture that goes on; does nothing without one. */
  changeTorture(change: (torture: Torture) => Torture): void {
    const scenario = this.scenario();
    if (!scenario?.torture) return;
    const torture = change(scenario.torture);
    this.store.update(() => ({ scenario: { ...scenario, torture } }));
  }

  /** Notes what happens under torture. */
  record(event: TortureEvent): void {
    this.changeTorture(({ troubles, events }) => ({ troubles, events: [...events, event] }));
  }

  /** Every order that was made here, with the status that was stored last. */
  orders(): readonly MockOrder[] {
    return this.store.read().orders;
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
