import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PollPayment } from '../../../src/domain/checkout/poll-payment';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { PaymentStatusScreen } from '../../../src/ui/payment/payment-status-screen';
import { PaymentStatusViewModel } from '../../../src/view-models/payment/payment-status.view-model';
import { chicago } from '../../support/builders';
import { flushPromises } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { renderInShop } from '../../support/render-in-shop';
import { aSettleOrders } from '../../support/settling';
import { aShop } from '../../support/shop';

describe('a payment whose order cannot be read', () => {
  it('keeps the focus on the heading when Retry fails too', async () => {
    const shop = await aShop({ cart: [] });
    const orders = anOrderGateway({ find: () => Promise.reject(new ServiceError('refused', 'Down', 503)) });
    const poll = new PollPayment(orders, aSettleOrders(shop.ledger), shop.time);
    const payment = new PaymentStatusViewModel(poll, shop.cart, new CustomerCalendar(shop.time, chicago));
    const { user } = renderInShop(
      <PaymentStatusScreen />,
      [payment, shop.session, shop.toasts],
      '/payment-status?orderId=order-1',
    );
    await act(flushPromises);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await act(flushPromises);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Server Error' }));
  });
});
