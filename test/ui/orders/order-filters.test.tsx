import { act, fireEvent, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { OrderFilters } from '../../../src/ui/orders/order-filters';
import { useOrdersUrlSync } from '../../../src/ui/orders/use-orders-url-sync';
import { OrdersViewModel } from '../../../src/view-models/orders/orders.view-model';
import { chicago } from '../../support/builders';
import { FakeTime, flushPromises } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

/** The filters on November 20, with the query params they navigate to. */
async function showFilters(search: string) {
  const orders = new OrdersViewModel(anOrderGateway(), new CustomerCalendar(new FakeTime(), chicago));
  const Filters = observer(function Filters() {
    const goTo = useOrdersUrlSync(orders);
    return (
      <>
        <OrderFilters orders={orders} goTo={goTo} />
        <p role="note">{useLocation().search}</p>
      </>
    );
  });
  const { toasts } = await aShop();
  const view = renderInShop(<Filters />, [toasts], `/orders${search}`);
  await act(flushPromises);
  return view;
}

const attributes = (label: string) => {
  const field = screen.getByLabelText(label);
  return ['value', 'min', 'max'].map((name) => field.getAttribute(name));
};
const address = () => screen.getByRole('note').textContent;

describe('date filters of My Orders', () => {
  it('are corrected if a link asks for future dates', async () => {
    await showFilters('?date=custom&from=2030-01-01&to=2031-01-01');
    expect(attributes('From')).toEqual(['2026-11-20', null, '2026-11-20']);
    expect(attributes('To')).toEqual(['2026-11-20', '2026-11-20', '2026-11-20']);
    expect(address()).toBe('?date=custom&from=2026-11-20&to=2026-11-20');
  });

  it('keep valid dates of a link', async () => {
    await showFilters('?date=custom&from=2026-11-01&to=2026-11-10&page=2');
    expect(address()).toBe('?date=custom&from=2026-11-01&to=2026-11-10&page=2');
    expect(attributes('From')).toEqual(['2026-11-01', null, '2026-11-10']);
  });

  it("end today when 'This month' becomes a custom range", async () => {
    const { user } = await showFilters('?date=thisMonth');
    await user.selectOptions(screen.getByLabelText('Date'), 'Custom');
    expect(address()).toBe('?date=custom&from=2026-11-01&to=2026-11-20');
  });

  it('keep a change while the next one is made before the URL has followed', async () => {
    await showFilters('');
    const [date, status] = ['Date', 'Status'].map((label) => screen.getByLabelText(label));
    act(() => {
      for (const [field, value] of [
        [date, 'all'],
        [status, 'delivered'],
      ] as const)
        if (field) fireEvent.change(field, { target: { value } });
    });
    expect(address()).toBe('?date=all&status=delivered');
  });
});
