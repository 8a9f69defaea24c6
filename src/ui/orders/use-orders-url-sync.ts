import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OrdersViewModel } from '../../view-models/orders/orders.view-model';

/** Shows what the address of the page says, and returns the way to another address of it. */
export function useOrdersUrlSync(orders: OrdersViewModel): (search: string, replace?: boolean) => void {
  const { search } = useLocation();
  const navigate = useNavigate();

  // Before the first render, so that a shared link never flashes the last week.
  useState(() => orders.show(search));
  useLayoutEffect(() => orders.show(search), [orders, search]);
  const settled = useRef(false);
  useEffect(() => {
    if (settled.current) return;
    settled.current = true;
    // A link may ask for days there are not; later, a day that is being typed is left alone.
    if (orders.settledSearch !== undefined) void navigate({ search: orders.settledSearch }, { replace: true });
  }, [orders, navigate]);
  const { settledPageSearch } = orders;
  useEffect(() => {
    if (settledPageSearch !== undefined) void navigate({ search: settledPageSearch }, { replace: true });
  }, [settledPageSearch, navigate]);
  return (to, replace = false) => void navigate({ search: to }, { replace });
}
