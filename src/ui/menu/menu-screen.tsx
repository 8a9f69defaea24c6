import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useEffect, useState } from 'react';
import { AllergensViewModel } from '../../view-models/menu/allergens.view-model';
import { FavoritesViewModel } from '../../view-models/menu/favorites.view-model';
import { MenuListViewModel } from '../../view-models/menu/menu-list.view-model';
import { errorNotice } from '../../view-models/shared/error-notice';
import { ErrorPanel } from '../components/feedback/error-panel';
import { PageMeta } from '../components/page-meta';
import { useShop } from '../shop-context';
import { useOpeningHoursAtOnce } from '../use-opening-hours';
import { useViewModel } from '../view-model-context';
import { LazyDialog } from '../components/dialogs/lazy-dialog';
import { useLazyComponents } from '../lazy-components';
import { MenuBody } from './menu-body';
import { KitchenClosed, kitchenClosedTitle } from './states/kitchen-closed';
import { SoldOut, soldOutTitle } from './states/sold-out';
import { useItemUrlSync } from './use-item-url-sync';
import { paths, sharedCartMarker } from '../../domain/shared/paths';
import type { MenuGroup } from '../../domain/menu/menu-query';
import { whenIdle } from '../when-idle';
import { menuData } from './structured-data';
import { writeStructuredData } from './write-structured-data';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

export const MenuScreen = observer(function MenuScreen() {
  const shop = useShop();
  const list = useViewModel(MenuListViewModel);
  useViewModel(FavoritesViewModel);
  useViewModel(AllergensViewModel);
  const opening = useOpeningHoursAtOnce();
  const isReturned = useIsReturned(list);
  useMenuUrlSync(list);
  useItemUrlSync(list.menu);
  const { state } = list;
  const stateTitle = stateTitleOf(list);
  return (
    <div className="wrap page page--menu" aria-busy={state === 'loading'}>
      <PageMeta title={stateTitle ?? 'Menu'} description={shop.menuIntro} path={paths.menu} />
      {list.menu.error && state === 'failed' && (
        <ErrorPanel
          error={list.menu.error}
          context="products"
          thing="Menu"
          level={1}
          offersHome
          onRetry={() => void list.menu.load()}
        />
      )}
      {state === 'kitchenClosed' && <KitchenClosed opening={opening} />}
      {state === 'soldOut' && <SoldOut opening={opening} />}
      {state === 'ready' && !list.isFiltered && <MenuStructuredData groups={list.page.groups} />}
      <SharedCart menu={list.menu} />
      {stateTitle === undefined && <MenuBody list={list} opening={opening} isReturned={isReturned} />}
    </div>
  );
});

function SharedCart({ menu }: Pick<MenuListViewModel, 'menu'>) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { sharedCart: Offer } = useLazyComponents();
  if (!hash.startsWith(sharedCartMarker)) return null;
  const close = () => void navigate({ search, hash: '' }, { replace: true });
  return (
    <LazyDialog onClose={close}>
      <Offer menu={menu} hash={hash} onClose={close} />
    </LazyDialog>
  );
}

function stateTitleOf({ menu, state }: MenuListViewModel): string | undefined {
  if (state === 'failed') return menu.error && errorNotice(menu.error, 'products', 'Menu').title;
  if (state === 'kitchenClosed') return kitchenClosedTitle;
  return state === 'soldOut' ? soldOutTitle : undefined;
}

function MenuStructuredData({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const shop = useShop();
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    const cancel = whenIdle(() => {
      writeStructuredData(script, menuData(shop, groups));
      document.head.append(script);
    });
    return () => {
      cancel();
      script.remove();
    };
  }, [groups, shop]);
  return null;
}

/** Says whether Back or Forward led here. The first page of a visit is a POP too, but has no menu yet. */
function useIsReturned(list: MenuListViewModel): boolean {
  const { key } = useLocation();
  const type = useNavigationType();
  const [isReturned] = useState(type === 'POP' && (list.state === 'ready' || key !== 'default'));
  return isReturned;
}

function useMenuUrlSync(list: MenuListViewModel): void {
  const { search } = useLocation();
  const navigate = useNavigate();

  // This runs before the first paint, so that a shared link does not show the whole menu for a moment.
  useLayoutEffect(() => list.show(search), [list, search]);
  useEffect(() => {
    const { urlSync } = list;
    urlSync.load((to, how) => void navigate({ search: to }, { replace: how === 'replace' }));
    return () => urlSync.dispose();
  }, [list, navigate]);
  const { searchWithinPages } = list;
  useEffect(() => {
    if (searchWithinPages !== undefined) void navigate({ search: searchWithinPages }, { replace: true });
  }, [searchWithinPages, navigate]);
}
