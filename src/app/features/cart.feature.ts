import { ContainerModule } from 'inversify';
import { CustomerCalendar } from '../../domain/shared/customer-calendar';
import { CartOverlay } from '../../ui/cart/cart-overlay';
import { CartDrawerViewModel } from '../../view-models/cart/cart-drawer.view-model';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { MenuViewModel } from '../../view-models/menu/menu.view-model';
import { construct } from '../construct';
import { calendarModule } from '../modules/calendar.module';
import { menuModule } from '../modules/menu.module';

const bindings = new ContainerModule(({ bind }) => {
  bind(CartDrawerViewModel).toResolvedValue(construct(CartDrawerViewModel), [
    CartViewModel,
    MenuViewModel,
    CustomerCalendar,
  ]);
});

export const cartFeature = { component: CartOverlay, modules: [menuModule, calendarModule, bindings] };
