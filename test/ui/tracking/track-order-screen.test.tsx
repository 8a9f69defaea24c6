import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TrackOrder } from '../../../src/domain/orders/track-order';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { TrackOrderScreen } from '../../../src/ui/tracking/track-order-screen';
import { OrderTrackingViewModel } from '../../../src/view-models/tracking/order-tracking.view-model';
import { chicago } from '../../support/builders';
import { FakePageVisibility, flushPromises } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { orderUpdatesWith } from '../../support/order-updates';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

describe('track order screen', () => {
  it('announces that the order was not found', async () => {
    const shop = await aShop();
    const find = () => Promise.reject(new ServiceError('refused', 'Order not found', 404));
    const gateway = anOrderGateway({ find, track: find });
    const follow = new TrackOrder(gateway, shop.time, new FakePageVisibility());
    const tracking = new OrderTrackingViewModel(
      follow,
      gateway,
      new CustomerCalendar(shop.time, chicago),
      orderUpdatesWith().updates,
    );
    renderInShop(<TrackOrderScreen />, [tracking, shop.session, shop.overlays, shop.toasts], '/track-order?id=nobody');
    await act(flushPromises);
    const heading = screen.getByRole('heading', { level: 1, name: 'Order Not Found' });
    expect(heading.closest('[role=alert]')).toBeTruthy();
  });
});
