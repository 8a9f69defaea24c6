import { act, fireEvent, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { OrderFilters } from '../../../src/ui/orders/order-filters';
import { useOrdersUrlSync } from '../../../src/ui/orders/orders-screen';
import { OrdersViewModel } from '../../../src/view-models/orders/orders.view-model';
import { chicago } from '../../support/builders';
import { FakeTime, flushPromises } from '../../support/in-memory-device';
import { anOrderGateway } from '../../support/in-memory-gateways';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

/** November 20, with the query params that the filters navigate to. */
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
  const field = screen.getByLabelText<HTMLInputElement>(label);
  return [field.value, ...['min', 'max'].map((name) => field.getAttribute(name))];
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
    expect(attributes('From')).toEqual(['2026-11-01', null, '2026-11-20']);
  });

  it.each([
    ['To', '2026-10-30', '2026-11-01', "Can't be before From. Showing Sun, Nov 1."],
    ['From', '2026-11-12', '2026-11-12', "Can't be before From. Showing Thu, Nov 12."],
    ['To', '2026-12-24', '2026-11-20', "Can't be after today. Showing Fri, Nov 20."],
  ])('say why the range ends on another day than asked for: %s is %s', async (label, typed, end, why) => {
    const { user } = await showFilters('?date=custom&from=2026-11-01&to=2026-11-10');
    const to = screen.getByLabelText('To');
    await user.click(screen.getByLabelText(label));
    fireEvent.change(screen.getByLabelText(label), { target: { value: typed } });
    expect(document.getElementById(to.getAttribute('aria-describedby') ?? '')?.textContent).toBe(why);

    await user.tab();
    expect(attributes('To')[0]).toBe(end);
    expect(address()).toContain(`&to=${end}`);
    expect(to.getAttribute('aria-describedby')).toBeNull();
  });

  it('say why the range begins on another day than asked for', async () => {
    const { user } = await showFilters('?date=custom&from=2026-11-01&to=2026-11-20');
    const from = screen.getByLabelText('From');
    await user.click(from);
    fireEvent.change(from, { target: { value: '2026-12-01' } });
    expect(screen.getByText("Can't be after today. Showing Fri, Nov 20.")).toBeTruthy();

    await user.tab();
    expect(attributes('From')[0]).toBe('2026-11-20');
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
