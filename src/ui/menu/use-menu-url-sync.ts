import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuListViewModel } from '../../view-models/menu/menu-list.view-model';

export function useMenuUrlSync(list: MenuListViewModel): void {
  const { search } = useLocation();
  const navigate = useNavigate();

  // Before the first render, so that a shared link does not show the whole menu for a moment.
  useState(() => list.show(search));
  useLayoutEffect(() => list.show(search), [list, search]);
  useEffect(
    () => list.urlSync.follow((to, how) => void navigate({ search: to }, { replace: how === 'replace' })),
    [list, navigate],
  );
  const { settledSearch } = list;
  useEffect(() => {
    if (settledSearch !== undefined) void navigate({ search: settledSearch }, { replace: true });
  }, [settledSearch, navigate]);
}
