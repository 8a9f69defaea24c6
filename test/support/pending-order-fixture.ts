import { UrlGuard } from '../../src/domain/shared/url-allowlist';
import { CustomerCalendar } from '../../src/domain/shared/customer-calendar';
import { PendingOrderPresenceViewModel } from '../../src/view-models/checkout/pending-order-presence.view-model';
import { PendingOrderViewModel } from '../../src/view-models/checkout/pending-order.view-model';
import { chicago } from './builders';
import { FakeBackForwardRestore } from './in-memory-device';
import type { aShop } from './shop';

export function aPendingOrderOffer(shop: Awaited<ReturnType<typeof aShop>>, returned = false) {
  const backForwardRestore = new FakeBackForwardRestore(returned);
  const hasOrder = () => shop.pending.load().length > 0;
  const presence = new PendingOrderPresenceViewModel(hasOrder, shop.departures, backForwardRestore);
  const offer = new PendingOrderViewModel({
    presence,
    ledger: shop.ledger,
    restoreOrder: shop.restoreOrder,
    orders: shop.settling,
    session: shop.session,
    restoredItems: shop.restoredItems,
    toasts: shop.toasts,
    checkoutUrls: new UrlGuard(shop.browser, [], false),
    goToPayment: shop.goToPayment,
    clock: shop.time,
    timers: shop.time,
    calendar: new CustomerCalendar(shop.time, chicago),
  });
  return { backForwardRestore, presence, offer };
}
