import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/domain/orders/order';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { NoOrdersFound } from '../../../src/ui/orders/empty-orders';
import { OrdersViewModel } from '../../../src/view-models/orders/orders.view-model';
import { anOrder, anOrderList, chicago } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

const placed = new Date('2026-11-20T18:00:00Z');

/** The device is ahead of the service by so many days, and the order has just been paid. */
async function showAhead(days: number, search = '', order: Order = anOrder({ createdAt: placed })) {
  const time = new FakeTime(new Date(placed.getTime() + days * 24 * 60 * 60_000));
  const listMine = async () => anOrderList(order);
  const orders = new OrdersViewModel(anOrderGateway({ listMine }), new CustomerCalendar(time, chicago));
  orders.show(search);
  await orders.load();
  const { toasts } = await aShop();
  renderInShop(<NoOrdersFound orders={orders} onClear={() => undefined} />, [toasts]);
  return orders;
}

describe('no orders with the filters', () => {
  it.each([
    [7, 'November 27, 2026'],
    [365, 'November 20, 2027'],
  ])('of a device that is ahead by %d days are told with the date of the device', async (days, date) => {
    expect((await showAhead(days)).state).toBe('noneFound');
    expect(screen.getByText('No orders in the last 7 days.')).toBeTruthy();
    expect(screen.getByText(`Your device says that today is ${date}.`)).toBeTruthy();
  });

  it('are told without it where no date is asked for', async () => {
    await showAhead(7, '?date=all&status=failed');
    expect(screen.getByText('No orders with the status Failed.')).toBeTruthy();
    expect(screen.queryByText(/^Your device/)).toBeNull();
  });

  it('are told with an order that has no date, which may be the one that was just made', async () => {
    const { createdAt: _, ...undated } = anOrder();
    const { searchOfAll } = await showAhead(0, '', undated);
    expect(screen.getByText('1 of your orders has no date. Clear the filters to see it.')).toBeTruthy();
    await showAhead(0, searchOfAll, undated);
    expect(screen.getAllByText(/has no date/)).toHaveLength(1);
  });

  it.each([
    ['from=2026-11-10&to=2026-11-10', 'No orders on November 10.'],
    ['from=2026-11-10&to=2026-11-12', 'No orders between November 10 and November 12.'],
    ['to=2026-11-12', 'No orders until November 12.'],
  ])('are told with the days that the customer chose: %s', async (days, text) => {
    await showAhead(0, `?date=custom&${days}`);
    expect(screen.getByText(text)).toBeTruthy();
  });
});
