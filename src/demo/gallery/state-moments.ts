import { MockBackend } from '../../adapters/mock/mock-backend';
import type { SampleData } from '../../adapters/mock/sample-data';
import { ScenarioRunner } from '../scenarios/scenario-runner';
import { momentKeys, type DemoMoment } from '../moments/demo-moment';
import { JsonStorage, memoryItems } from '../../adapters/storage/json-storage';
import { LocalCartRepository } from '../../adapters/storage/local-cart-repository';
import { localAppearanceRepository } from '../../adapters/storage/device-values';
import { LocalPendingOrderRepository } from '../../adapters/storage/local-pending-order-repository';
import { LocalSessionRepository } from '../../adapters/storage/local-session-repository';
import { BrowserStorageAvailability } from '../../adapters/storage/storage-availability';
import type { AccountGateway } from '../../domain/auth/ports';
import { toCartItem } from '../../domain/cart/to-cart-item';
import type { Clock, Randomness } from '../../domain/shared/ports';
import { appearances } from '../../domain/shop/appearance';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import type { DemoLook } from './demo-gallery.view-model';
import type { ScreenState } from '../states/screen-state';

interface StateShop {
  readonly shop: string;
  readonly profile: ShopProfile;
  readonly sample: SampleData;
  readonly account: AccountGateway;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

export async function momentOf(
  state: ScreenState,
  { theme, appearance }: DemoLook,
  on: StateShop,
): Promise<DemoMoment> {
  const { sample, profile, clock, randomness, account } = on;
  const items = memoryItems();
  const storage = new JsonStorage(() => items, new BrowserStorageAvailability());
  const backend = new MockBackend(sample, profile, storage, clock, randomness);
  const sessions = new LocalSessionRepository(storage);
  const pendingOrders = new LocalPendingOrderRepository(storage, clock);
  const carts = new LocalCartRepository(storage);
  const { accounts } = await backend.services();

  if (state.customer) sessions.save(accounts.exchangeGoogleCode(accounts.issueGoogleCode()));
  for (const product of backend.menu.today().slice(0, state.inCart ?? 0)) {
    await carts.apply({ kind: 'add', item: toCartItem(product) });
  }
  const runner = new ScenarioRunner(backend, account, sessions, pendingOrders, randomness, sample.demoCustomer);
  await runner.show(state.scenario);
  const scheme = appearances.find((known) => known === appearance);
  if (scheme) localAppearanceRepository(storage).save(scheme);

  const stored = momentKeys.flatMap((key) => {
    const text = items.getItem(key);
    return text === null ? [] : [[key, text] as const];
  });
  return {
    shop: on.shop,
    at: clock.now().toISOString(),
    path: state.path.replace('ORDER', sample.orderPrefix),
    theme,
    hour: '',
    storage: Object.fromEntries(stored),
  };
}
