import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OrdersViewModel } from '../../view-models/orders/orders.view-model';

export function useOrdersUrlSync(orders: OrdersViewModel): (search: string, replace?: boolean) => void {
  const { search } = useLocation();
  const navigate = useNavigate();

  useLayoutEffect(() => orders.show(search), [orders, search]);
  const settled = useRef(false);
  useEffect(() => {
    if (settled.current) return;
    settled.current = true;
    // Corrects out-of-range dates of a link once: later, a date may be half typed.
    if (orders.settledSearch !== undefined) void navigate({ search: orders.settledSearch }, { replace: true });
  }, [orders, navigate]);
  const { settledPageSearch } = orders;
  useEffect(() => {
    if (settledPageSearch !== undefined) void navigate({ search: settledPageSearch }, { replace: true });
  }, [settledPageSearch, navigate]);
  return (to, replace = false) => {
    // Shown before the router updates the URL, because a second change builds on the first.
    orders.show(to);
    void navigate({ search: to }, { replace });
  };
}
