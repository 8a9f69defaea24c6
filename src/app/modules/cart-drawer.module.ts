import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { CartDrawerViewModel } from '../../view-models/cart/cart-drawer.view-model';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { FulfillmentViewModel } from '../../view-models/cart/fulfillment.view-model';
import { AllergensViewModel } from '../../view-models/menu/allergens.view-model';
import { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { tokens } from '../tokens';
import { wire } from './wiring';

/** The cart drawer. The cart itself is on every page: `shell.module.ts` and `browser.module.ts` bind it. */
export const cartDrawerModule = wire(({ add }) =>
  add(CartDrawerViewModel, [
    CartViewModel,
    MenuViewModel,
    FulfillmentViewModel,
    AllergensViewModel,
    tokens.shop,
    CustomerCalendar,
  ]),
);
