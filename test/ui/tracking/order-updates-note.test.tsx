import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { profile } from '../../../src/app/profiles/cookies/profile';
import { TrackOrder } from '../../../src/domain/orders/track-order';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { OrderUpdatesNote } from '../../../src/ui/tracking/status-panel';
import { OrderTrackingViewModel } from '../../../src/view-models/tracking/order-tracking.view-model';
import { aDeliveryInfo, anOrder, chicago } from '../../support/builders';
import { FakePageVisibility, flushPromises } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { orderUpdatesWith } from '../../support/order-updates';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

async function show(device: Parameters<typeof orderUpdatesWith>[0]) {
  const { time, toasts } = await aShop();
  const read = async () => anOrder({ status: 'PREPARING' });
  const gateway = anOrderGateway({ find: read, track: read, deliveryInfo: async () => aDeliveryInfo() });
  const trackOrder = new TrackOrder(gateway, time, new FakePageVisibility());
  const calendar = new CustomerCalendar(time, chicago);
  const tracking = new OrderTrackingViewModel(trackOrder, gateway, calendar, orderUpdatesWith(device).updates, profile);
  renderInShop(<OrderUpdatesNote tracking={tracking} />, [toasts]);
  await act(async () => {
    tracking.load('order-1');
    await flushPromises();
  });
}

describe('the note on order updates', () => {
  it('asks for the permission when its button is pressed, and says what follows', async () => {
    await show({ answer: 'granted' });
    await userEvent.click(screen.getByRole('button', { name: 'Get updates' }));
    expect(screen.getByText(/^We'll tell you when this order changes/)).toBeTruthy();
  });

  it.each([
    ['denied', /blocked in your browser/],
    ['unsupported', /This browser can't notify you/],
  ] as const)('says so where notifications are %s', async (permission, text) => {
    await show({ permission });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('is not shown to a customer who has switched order updates off', async () => {
    await show({ wanted: false });
    expect(screen.queryByText(/tell you|notif/i)).toBeNull();
  });
});
