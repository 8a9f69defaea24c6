import type { Category, Product } from '../../../domain/menu/product';
import { calendarDateIn } from '../../../domain/shared/calendar-date';
import type { Clock } from '../../../domain/shared/ports';
import type { StoredScenario } from '../scenarios/stored-scenario';
import { categoryOf, productOf, type SampleData } from '../sample-data';
import { menuIn, withCart } from '../scenarios/scenarios';

/** The mock menu service. */
export class MockMenu {
  constructor(
    private readonly scenario: StoredScenario,
    private readonly sample: SampleData,
    private readonly timeZone: string,
    private readonly clock: Clock,
  ) {}

  /** Everything on today's menu, sold out or not. Checkout scenarios depend on the items in the cart. */
  today(inCart: readonly string[] = []): readonly Product[] {
    const scenario = this.scenario.read();
    const noticed = scenario && withCart(scenario, inCart);
    if (noticed !== scenario) this.scenario.write(noticed);
    return menuIn(noticed, this.allItems());
  }

  /** All sample products, whether or not they are on today's menu. */
  allItems(): readonly Product[] {
    const today = calendarDateIn(this.timeZone, this.clock.now());
    return this.sample.products.map((item) => productOf(this.sample, item, today));
  }

  categories(): readonly Category[] {
    return this.sample.categories.map((name) => categoryOf(this.sample, name));
  }
}
