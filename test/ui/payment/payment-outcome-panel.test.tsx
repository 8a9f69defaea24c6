import { act, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { describe, expect, it } from 'vitest';
import { PollPayment } from '../../../src/domain/checkout/poll-payment';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { PaymentOutcomePanel } from '../../../src/ui/payment/payment-outcome-panel';
import { PaymentStatusViewModel } from '../../../src/view-models/payment/payment-status.view-model';
import { anOrder, chicago } from '../../support/builders';
import { flushPromises } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { renderInShop } from '../../support/render-in-shop';
import { aSettleOrders } from '../../support/settling';
import { aShop } from '../../support/shop';

describe('a payment that is still pending after all polls', () => {
  it('a payment that is still pending after all polls can be checked again, with the focus on the title and an announcement', async () => {
    const shop = await aShop({ cart: [] });
    const orders = anOrderGateway({ find: async (id) => anOrder({ id, status: 'PENDING_PAYMENT' }) });
    const poll = new PollPayment(orders, aSettleOrders(shop.ledger), shop.time);
    const payment = new PaymentStatusViewModel(poll, shop.cart, new CustomerCalendar(shop.time, chicago));
    payment.load('order-1', undefined);
    await shop.time.advance(60_000);
    const Receipt = observer(function Receipt() {
      return payment.order ? <PaymentOutcomePanel payment={payment} order={payment.order} /> : null;
    });
    const { user } = renderInShop(<Receipt />, [shop.session, shop.toasts]);
    const status = screen.getByText(payment.message).closest('[role="status"]');
    expect(status?.textContent).toBe(payment.message);

    await user.click(screen.getByRole('button', { name: 'Check Again' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(status?.textContent).toBe(`${payment.message}This page updates by itself.`);
    await act(flushPromises);
  });
});
