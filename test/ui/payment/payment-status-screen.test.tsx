import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { PaymentStatusScreen } from '../../../src/ui/payment/payment-status-screen';
import { flushPromises } from '../../support/in-memory-device';
import { aPaymentStatus } from '../../support/payment-status';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

async function unreadable() {
  const shop = await aShop({ cart: [] });
  const down = new ServiceError('refused', 'HTTP 503: Service Unavailable', 503);
  const payment = aPaymentStatus(shop, () => Promise.reject(down));
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
