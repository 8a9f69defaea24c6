import { render, type RenderOptions } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { profile } from '../../src/app/profiles/cookies/profile';
import { CustomerCalendar } from '../../src/domain/shared/customer-calendar';
import { AccountMenu } from '../../src/ui/auth/account-menu';
import { Notifications } from '../../src/ui/layout/notifications';
import { UnavailableItemsDialog } from '../../src/ui/checkout/unavailable-items-dialog';
import { LazyComponentsProvider, type LazyComponents } from '../../src/ui/lazy-components';
import { ShopProvider } from '../../src/ui/shop-context';
import { ViewModelProvider, type Resolve } from '../../src/ui/view-model-context';
import { FulfillmentViewModel } from '../../src/view-models/cart/fulfillment.view-model';
import { ConnectionViewModel } from '../../src/view-models/shell/connection.view-model';
import { OpeningHoursViewModel } from '../../src/view-models/shell/opening-hours.view-model';
import { chicago } from './builders';
import { shopClock } from './builders-menu';
import { InMemoryFulfillment } from './in-memory';
import { FakeConnectivity, FakeTime } from './in-memory-device';

const Nothing = () => null;
const online = new ConnectionViewModel(new FakeConnectivity());
/** For tests without opening hours: their clock never moves. */
function stillHours(): OpeningHoursViewModel {
  const time = new FakeTime();
  return new OpeningHoursViewModel(new CustomerCalendar(time, chicago), time, {
    ...shopClock,
    ...(profile.pickup && { pickup: profile.pickup }),
  });
}

/** A lazy component that no test looks into renders nothing. */
const shown: Partial<LazyComponents> = {
  accountMenu: AccountMenu,
  unavailableItems: UnavailableItemsDialog,
  preload: async () => undefined,
};
const lazyComponents = (more: Partial<LazyComponents>) =>
  new Proxy<LazyComponents>(Object.create(null), {
    get: (_target, name) => Reflect.get({ ...shown, ...more }, name) ?? Nothing,
  });

export function renderInShop(
  part: ReactNode,
  viewModels: readonly object[],
  at = '/',
  lazy: Partial<LazyComponents> = {},
  options: RenderOptions = {},
) {
  const components = lazyComponents(lazy);
  const hours = stillHours();
  const fulfillment = new FulfillmentViewModel(new InMemoryFulfillment(), profile);
  const resolve: Resolve = (type) => {
    for (const viewModel of [...viewModels, online, hours, fulfillment])
      if (viewModel instanceof type) return viewModel;
    throw new Error(`The test gives no ${type.name}`);
  };
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <ShopProvider value={profile}>
        <LazyComponentsProvider value={components}>
          <ViewModelProvider value={resolve}>
            <main>{part}</main>
            <Notifications />
          </ViewModelProvider>
        </LazyComponentsProvider>
      </ShopProvider>
    </MemoryRouter>,
    options,
  );
  return { ...view, user: userEvent.setup() };
}
