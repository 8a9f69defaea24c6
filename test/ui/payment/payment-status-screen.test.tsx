import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PollPayment } from '../../../src/domain/checkout/poll-payment';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { PaymentStatusScreen } from '../../../src/ui/payment/payment-status-screen';
import { PaymentStatusViewModel } from '../../../src/view-models/payment/payment-status.view-model';
import { chicago } from '../../support/builders';
import { FakePageVisibility, flushPromises } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { renderInShop } from '../../support/render-in-shop';
import { aSettlingGateway } from '../../support/settling';
import { aShop } from '../../support/shop';

async function unreadable() {
  const shop = await aShop({ cart: [] });
  const down = new ServiceError('refused', 'HTTP 503: Service Unavailable', 503);
  const orders = anOrderGateway({ find: () => Promise.reject(down) });
  const poll = new PollPayment(
    aSettlingGateway(shop.ledger, orders),
    shop.time,
    new FakePageVisibility(),
    () => undefined,
  );
  const payment = new PaymentStatusViewModel(poll, shop.cart, new CustomerCalendar(shop.time, chicago), shop.reports);
  const viewModels = [payment, shop.session, shop.toasts];
  const view = renderInShop(<PaymentStatusScreen />, viewModels, '/payment-status?orderId=order-1');
  await act(flushPromises);
  return view;
}

describe('a payment whose order cannot be read', () => {
  it('says in small print what only a developer understands', async () => {
    await unreadable();
    expect(screen.getByText('HTTP 503: Service Unavailable').closest('.state__fine')).not.toBeNull();
  });

  it('keeps the focus on the heading when Retry fails too', async () => {
    const { user } = await unreadable();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await act(flushPromises);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Server Error' }));
  });
});
