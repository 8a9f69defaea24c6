import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuListViewModel } from '../../view-models/menu/menu-list.view-model';

export function useMenuUrlSync(list: MenuListViewModel): void {
  const { search } = useLocation();
  const navigate = useNavigate();

  // Before the first paint, so that a shared link does not show the whole menu for a moment.
  useLayoutEffect(() => list.show(search), [list, search]);
  useEffect(() => {
    const { urlSync } = list;
    urlSync.load((to, how) => void navigate({ search: to }, { replace: how === 'replace' }));
    return () => urlSync.dispose();
  }, [list, navigate]);
  const { settledSearch } = list;
  useEffect(() => {
    if (settledSearch !== undefined) void navigate({ search: settledSearch }, { replace: true });
  }, [settledSearch, navigate]);
}
