import type { Cancel, Clock, Randomness } from '../../domain/shared/ports';
import { networkText, ServiceError } from '../../domain/shared/service-error';
import { MockMenu } from './menu/mock-menu';
import type { MockServices } from './mock-services';
import { StoredScenario } from './scenarios/stored-scenario';
import type { StateStorage } from './state-storage';
import type { MockShop, SampleData } from './sample-data';
import type { Scenario, ScenarioName } from './scenarios/scenarios';

/** The menu and the scenario are there at once. All other services are loaded with the first call that needs them. */
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
    kitchenClock = clock,
  ) {
    this.stored = new StoredScenario(storage, clock);
    this.menu = new MockMenu(this.stored, sample, shop, kitchenClock);
  }

  services(): Promise<MockServices> {
    this.loading ??= this.load();
    return this.loading;
  }

  scenario(): Scenario | undefined {
    return this.stored.read();
  }

  show(name: ScenarioName | undefined): void {
    this.stored.write(name && { name, since: this.clock.now() });
  }

  reset(): void {
    this.stored.reset();
  }

  onChange(listener: () => void): Cancel {
    return this.stored.onChange(listener);
  }

  private async load(): Promise<MockServices> {
    try {
      const { MockServices } = await import('./mock-services');
      return new MockServices({
        storage: this.storage,
        scenario: this.stored,
        sample: this.sample,
        shop: this.shop,
        menu: this.menu,
        clock: this.clock,
        randomness: this.randomness,
      });
    } catch {
      this.loading = undefined;
      throw new ServiceError('network', networkText, 0);
    }
  }
}
