import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { TrackOrder } from '../../../src/domain/orders/track-order';
import type { Order } from '../../../src/domain/orders/order';
import type { OrderGateway } from '../../../src/domain/orders/ports';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { TrackOrderScreen } from '../../../src/ui/tracking/track-order-screen';
import { OrderTrackingViewModel } from '../../../src/view-models/tracking/order-tracking.view-model';
import { anOrder, chicago } from '../../support/builders';
import { FakePageVisibility, flushPromises } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { orderUpdatesWith } from '../../support/order-updates';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

async function tracked(find: OrderGateway['find']) {
  const shop = await aShop();
  const gateway = anOrderGateway({ find, track: find, deliveryInfo: async () => ({}) });
  const follow = new TrackOrder(gateway, shop.time, new FakePageVisibility());
  const tracking = new OrderTrackingViewModel(
    follow,
    gateway,
    new CustomerCalendar(shop.time, chicago),
    orderUpdatesWith().updates,
    profile,
  );
  const viewModels = [tracking, shop.session, shop.overlays, shop.toasts];
  const view = renderInShop(<TrackOrderScreen />, viewModels, '/track-order?id=order-1');
  // A navigation focuses the heading.
  screen.getByRole('heading', { level: 1, name: 'Track Order' }).focus();
  await act(flushPromises);
  return view;
}

describe('track order screen', () => {
  it('says the status as the heading, and names no region after it too', async () => {
    await tracked(async () => anOrder({ status: 'PAID' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Paid' })).toBeDefined();
    expect(document.title).toBe('Paid, order order-1 · Second Batch');
    expect(screen.queryByRole('region', { name: 'Paid' })).toBeNull();
  });

  it('announces that the order was not found', async () => {
    await tracked(() => Promise.reject(new ServiceError('refused', 'Order not found', 404)));
    const heading = screen.getByRole('heading', { level: 1, name: 'Order Not Found' });
    expect(heading.closest('[role=alert]')).toBeTruthy();
    expect(document.activeElement).toBe(heading);
  });

  it('keeps the focus on its heading when the first read fails, and on Retry', async () => {
    let isDown = true;
    const { user } = await tracked(() =>
      isDown ? Promise.reject(new ServiceError('refused', 'Down', 503)) : Promise.resolve(anOrder({ status: 'PAID' })),
    );
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Server Error' }));
    expect(document.title).toBe('Server Error, order order-1 · Second Batch');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await act(flushPromises);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Paid' }));
  });

  it('says that it asks again, although nothing has changed', async () => {
    const replies: ((order: Order) => void)[] = [];
    const { user } = await tracked(() => new Promise((reply) => replies.push(reply)));
    const reply = () => act(async () => replies.at(-1)?.(anOrder({ status: 'PAID' })));
    await reply();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getByText('Updating…')).toBeDefined();
    await reply();
    expect(screen.getByText('Updated just now')).toBeDefined();
  });
});
