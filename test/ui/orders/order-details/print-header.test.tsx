import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CustomerCalendar } from '../../../../src/domain/shared/customer-calendar';
import { PrintHeader } from '../../../../src/ui/orders/order-details/print-header';
import { PrintedAddress } from '../../../../src/ui/orders/order-details/printed-address';
import { DeliveryDetailsViewModel } from '../../../../src/view-models/orders/delivery-details.view-model';
import { aDeliveryInfo, anOrder, chicago } from '../../../support/builders';
import { FakeTime, flushPromises } from '../../../support/in-memory-device';
import { anOrderGateway } from '../../../support/in-memory-gateways';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';

async function render(element: Parameters<typeof renderInShop>[0], delivery = aDeliveryInfo()) {
  const { toasts } = await aShop();
  const orders = anOrderGateway({ deliveryInfo: async () => delivery });
  const details = new DeliveryDetailsViewModel(orders, new CustomerCalendar(new FakeTime(), chicago));
  const view = renderInShop(element, [toasts, details]);
  await act(flushPromises);
  return view;
}

describe('a printed order', () => {
  it.each([
    ['PAID', 'Receipt'],
    ['DELIVERED', 'Receipt'],
    ['PENDING_PAYMENT', 'Order'],
    ['PAYMENT_FAILED', 'Order'],
    ['CANCELLED', 'Order'],
  ] as const)('of status %s has the title %s', async (status, title) => {
    await render(<PrintHeader order={anOrder({ status })} />);
    expect(screen.getByText(/^(?:Receipt|Order)$/).textContent).toBe(title);
  });

  it.each([
    ['of a delivery, whose address the page says', 'DELIVERY', true, 1],
    ['of a pickup', 'PICKUP', false, 1],
    ['of a pickup, unless the page says it', 'PICKUP', true, 0],
  ] as const)('has the address of the shop: %s', async (_what, fulfillmentType, saysAddress, times) => {
    await render(<PrintHeader order={anOrder({ status: 'PAID', fulfillmentType })} saysAddress={saysAddress} />);
    expect(screen.queryAllByText(/^1420 Elm Street/)).toHaveLength(times);
  });

  it('has the name and address that the order was delivered to', async () => {
    await render(<PrintedAddress orderId="order-1" />);
    expect(screen.getByText(/^Priya Raman, 1500 Marilla St, Dallas/)).toBeDefined();
  });

  it('says nothing of an address that the service does not tell', async () => {
    await render(<PrintedAddress orderId="order-1" />, aDeliveryInfo({ address: {} }));
    expect(screen.queryByText(/Delivered to/)).toBeNull();
  });
});
