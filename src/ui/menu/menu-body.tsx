import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { needsTracesNoteFirst } from '../../domain/menu/free-from';
import { sortOptions } from '../../domain/menu/menu-query';
import { pageWindow } from '../../domain/shared/paging';
import { FavoritesViewModel } from '../../view-models/menu/favorites.view-model';
import type { MenuListViewModel } from '../../view-models/menu/menu-list.view-model';
import type { OpeningHoursViewModel } from '../../view-models/shell/opening-hours.view-model';
import { Pagination } from '../components/pagination';
import { MenuSkeleton } from './states/menu-skeleton';
import { TracesNote } from '../components/shop/traces-note';
import { SrOnly } from '../components/text/sr-only';
import { formatCount, formatItemCount } from '../format/format-number';
import { SilentBoundary } from '../layout/silent-boundary';
import { LazyDialog } from '../components/dialogs/lazy-dialog';
import { useLazyComponents } from '../lazy-components';
import { useShared } from '../view-model-context';
import { AppliedFilters } from './filters/applied-filters';
import { MenuBar } from './filters/menu-bar';
import { MenuGroups } from './menu-groups';
import { MenuFulfillment, MenuPromise } from './menu-promise';
import { NoFavoritesYet, NoMealsFound } from './states/menu-list-states';
import { MenuToolbar } from './filters/menu-toolbar';

const resultsId = 'menu-items';

interface MenuBodyProps {
  readonly list: MenuListViewModel;
  readonly opening: OpeningHoursViewModel;
  readonly isReturned: boolean;
}

export const MenuBody = observer(function MenuBody({ list, opening, isReturned }: MenuBodyProps) {
  const { state } = list;
  const { menuFilters: Filters, offlineNotice: OfflineNotice } = useLazyComponents();
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const products = state === 'loading' ? undefined : list.menu.products;
  const hasTracesNote =
    list.isFiltered &&
    needsTracesNoteFirst(list.chosenClaims, list.allergens.avoided, list.page.sorted ? [] : list.page.groups);
  const openFilters = () => setAreFiltersOpen(true);
  const closeFilters = () => setAreFiltersOpen(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  useTopOfList(results, list.queryChanges);
  const carryOn = useHandOver(state !== 'loading');
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const toTurnedPage = () => {
    toHeading();
    results.current?.scrollIntoView();
  };
  return (
    <>
      {list.menu.asOf && (
        <SilentBoundary>
          <OfflineNotice what="This is the menu as it was" asOf={list.menu.asOf} onOnline={list.menu.load} />
        </SilentBoundary>
      )}
      <MenuToolbar ref={toolbar} list={list} onFilters={openFilters}>
        <div className="toolbar__what page-head">
          <h1 ref={heading} tabIndex={-1}>
            Menu
          </h1>
          <MenuPromise products={products} opening={opening} />
          <MenuFulfillment products={products ?? []} opening={opening} />
        </div>
        <a className="skip" href={`#${resultsId}`}>
          Skip the filters
        </a>
      </MenuToolbar>
      <MenuBar list={list} toolbar={toolbar} onFilters={openFilters} />
      <ResultCount list={list} />
      <div className="menu-start" id={resultsId} tabIndex={-1} ref={results}>
        <SrOnly>Items</SrOnly>
      </div>
      {/* Two elements, because filters of unknown height appear above the list when the menu arrives, and would move
         a shared one. */}
      {state === 'loading' ? (
        <MenuSkeleton carryOn={carryOn} />
      ) : (
        <div className="menu-list">
          {state === 'noFavorites' && <NoFavoritesYet list={list} onCleared={toHeading} />}
          {state === 'nothingFound' && <NoMealsFound list={list} onCleared={toHeading} onFilters={openFilters} />}
          {state === 'ready' && (
            <>
              {list.isFiltered && <AppliedFilters list={list} onRemoved={toHeading} />}
              {hasTracesNote && <TracesNote />}
              <Results list={list} hasTracesNote={hasTracesNote} isReturned={isReturned} onTurned={toTurnedPage} />
            </>
          )}
        </div>
      )}
      {areFiltersOpen && (
        <LazyDialog onClose={closeFilters}>
          <Filters list={list} onClose={closeFilters} />
        </LazyDialog>
      )}
    </>
  );
});

/** Runs before the browser paints, so that the focus is never seen anywhere else. */
function useHandOver(areShown: boolean): RefObject<(() => void) | undefined> {
  const favorites = useShared(FavoritesViewModel);
  const carryOn = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (!areShown) return;
    // A heart of an early dish is stored at once, maybe after the favorites were loaded.
    favorites.load();
    carryOn.current?.();
    carryOn.current = undefined;
  }, [areShown, favorites]);
  return carryOn;
}

function useTopOfList(list: RefObject<HTMLElement | null>, changes: number) {
  const seen = useRef(changes);
  useLayoutEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    const { top = 0 } = list.current?.getBoundingClientRect() ?? {};
    if (top < 0) list.current?.scrollIntoView();
  }, [list, changes]);
}

const ResultCount = observer(function ResultCount({ list }: { readonly list: MenuListViewModel }) {
  return (
    <SrOnly as="p" role="status">
      {list.state === 'loading' ? 'Loading the menu' : !list.isTypingSearch && resultCount(list)}
    </SrOnly>
  );
});

function resultCount({ page, menu, isFiltered }: MenuListViewModel): string {
  const count = isFiltered
    ? `${formatCount(page.total)} of ${formatItemCount(menu.products.length)}`
    : formatItemCount(page.total);
  const meant = page.correctedSearch ? `Showing results for "${page.correctedSearch}". ` : '';
  return meant + (page.pages > 1 ? `${count}, page ${page.page} of ${page.pages}` : count);
}

const Results = observer(function Results({
  list,
  hasTracesNote,
  isReturned,
  onTurned,
}: {
  readonly list: MenuListViewModel;
  readonly hasTracesNote: boolean;
  readonly isReturned: boolean;
  readonly onTurned: () => void;
}) {
  const { groups, sorted, page, pages } = list.page;
  const { sort, order } = list.query;
  const sortedBy = sortOptions.find((option) => option.sort === sort && option.order === order)?.label ?? '';
  const turnTo = (to: number) => {
    list.change({ page: to });
    onTurned();
  };
  return (
    <>
      <MenuGroups
        {...{ groups, sorted, sortedBy }}
        askedLabels={list.askedLabels}
        hasTracesNote={hasTracesNote}
        isWholeAtOnce={isReturned && list.queryChanges === 0}
      />
      <Pagination page={page} pageCount={pages} pages={pageWindow(page, pages)} onPage={turnTo} />
    </>
  );
});
