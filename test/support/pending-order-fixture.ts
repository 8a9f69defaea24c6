import { TakeOrdered } from '../../src/domain/checkout/take-ordered';
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
  const offer = new PendingOrderViewModel(
    presence,
    shop.ledger,
    shop.restoreOrder,
    new TakeOrdered(shop.ledger, { id: () => shop.session.user?.id }),
    shop.session,
    shop.restoredItems,
    shop.toasts,
    new UrlGuard(shop.browser, [], false),
    shop.goToPayment,
    shop.time,
    shop.time,
    new CustomerCalendar(shop.time, chicago),
  );
  return { backForwardRestore, presence, offer };
}
