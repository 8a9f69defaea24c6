import type { Category, Product } from '../../../domain/menu/product';
import type { Clock } from '../../../domain/shared/ports';
import { orderDays, shopMoment } from '../../../domain/shop/shop-moment';
import type { StoredScenario } from '../scenarios/stored-scenario';
import { categoryOf, productOf, type MockShop, type SampleData } from '../sample-data';
import { menuIn, withCart } from '../scenarios/scenarios';

export class MockMenu {
  constructor(
    private readonly scenario: StoredScenario,
    private readonly sample: SampleData,
    private readonly shop: Pick<MockShop, 'timeZone' | 'hours' | 'closedOn' | 'orderingWindow'>,
    private readonly clock: Clock,
  ) {}

  today(inCart: readonly string[] = []): readonly Product[] {
    const scenario = this.scenario.read();
    const noticed = scenario && withCart(scenario, inCart);
    if (noticed !== scenario) this.scenario.write(noticed);
    return menuIn(noticed, this.allItems());
  }

  allItems(): readonly Product[] {
    const days = orderDays(shopMoment(this.clock.now(), this.shop), this.shop);
    return this.sample.products.map((item) => productOf(this.sample, item, days));
  }

  categories(): readonly Category[] {
    return this.sample.categories.map((name) => categoryOf(this.sample, name));
  }
}
