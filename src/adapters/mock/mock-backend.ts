import type { Cancel, Clock, Randomness } from '../../domain/shared/ports';
import { networkText, ServiceError } from '../../domain/shared/service-error';
import { MockMenu } from './menu/mock-menu';
import type { MockServices } from './mock-services';
import { StoredScenario } from './scenarios/stored-scenario';
import type { StateStorage } from './state-storage';
import type { MockShop, SampleData } from './sample-data';
import type { Scenario, ScenarioName } from './scenarios/scenarios';
import type { Torture } from './scenarios/troubles';

/** All mock services over one state, which survives page loads and is shared by tabs. */
export class MockBackend {
  readonly menu: MockMenu;
  private readonly stored: StoredScenario;
  private loading: Promise<MockServices> | undefined;

  constructor(
    private readonly sample: SampleData,
    private readonly shop: MockShop,
    private readonly storage: StateStorage,
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {
    this.stored = new StoredScenario(storage, clock);
    this.menu = new MockMenu(this.stored, sample, shop, clock);
  }

  /** All services but the menu, loaded on first use: a visitor who only reads the menu does not need them. */
  services(): Promise<MockServices> {
    this.loading ??= this.load();
    return this.loading;
  }

  scenario(): Scenario | undefined {
    return this.stored.read();
  }

  /** Puts the demo into a scenario; undefined ends it. */
  show(name: ScenarioName | undefined, torture?: Torture): void {
    this.stored.write(name && { name, since: this.clock.now(), ...(torture && { torture }) });
  }

  /** Changes the torture in progress; does nothing without one. */
  changeTorture(change: (torture: Torture) => Torture): void {
    const scenario = this.scenario();
    if (scenario?.torture) this.stored.write({ ...scenario, torture: change(scenario.torture) });
  }

  /** Records an event of the torture in progress. */
  record(event: unknown): void {
    this.changeTorture(({ troubles, events }) => ({ troubles, events: [...events, event] }));
  }

  /** Starts again with the sample data. */
  reset(): void {
    this.stored.reset();
  }

  /** Calls `listener` after every change, in this tab or another. */
  onChange(listener: () => void): Cancel {
    return this.stored.onChange(listener);
  }

  private async load(): Promise<MockServices> {
    try {
      const { MockServices } = await import('./mock-services');
      return new MockServices(
        this.storage,
        this.stored,
        this.sample,
        this.shop,
        this.menu,
        this.clock,
        this.randomness,
      );
    } catch {
      this.loading = undefined;
      throw new ServiceError('network', networkText, 0);
    }
  }
}
