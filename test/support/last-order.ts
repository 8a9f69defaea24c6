import { profile } from '../../src/app/profiles/cookies/profile';
import type { MenuGateway } from '../../src/domain/menu/ports';
import type { LastOrderOfferRepository, OrderGateway } from '../../src/domain/orders/ports';
import { FulfillmentViewModel } from '../../src/view-models/cart/fulfillment.view-model';
import { MenuViewModel } from '../../src/view-models/menu/menu.view-model';
import { LastOrderViewModel } from '../../src/view-models/orders/last-order.view-model';
import { InMemoryFulfillment, InMemoryOrderedItems } from './in-memory';
import { FakeTime } from './in-memory-device';
import { aMenuGateway } from './in-memory-gateways';
import { aMenuFreshness } from './menu-freshness';

interface LastOrderOptions {
  readonly offers?: LastOrderOfferRepository;
  readonly menu?: MenuGateway;
}

/** If there is no menu, nobody knows what the order would be today. */
export function aLastOrder(
  orders: OrderGateway,
  {
    offers = { save: () => undefined },
    menu = aMenuGateway({ todaysMenu: () => new Promise<never>(() => undefined) }),
  }: LastOrderOptions = {},
): LastOrderViewModel {
  return new LastOrderViewModel(
    orders,
    offers,
    new MenuViewModel(menu, new FakeTime(), aMenuFreshness()),
    new InMemoryOrderedItems(),
    new FulfillmentViewModel(new InMemoryFulfillment(), profile),
    profile,
  );
}
