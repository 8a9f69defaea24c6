import { Search } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuGroup } from '../../../domain/menu/menu-query';
import type { MenuListViewModel } from '../../../view-models/menu/menu-list.view-model';
import { Icon } from '../../components/icons/icon';
import { SrOnly } from '../../components/text/sr-only';
import { FiltersButton } from './filters-button';
import { groupId } from '../group-id';
import { searchFieldId } from './menu-toolbar';
import { scrollIntoRow, scrollToMiddle } from './scroll-to-middle';
import { sectionIn } from '../../layout/use-focus-on-navigation';
import { useScrollState } from '../../layout/use-scroll-position';

interface MenuBarProps {
  readonly list: MenuListViewModel;
  /** The bar offers search and filters once the toolbar has scrolled away. */
  readonly toolbar: RefObject<HTMLElement | null>;
  readonly onFilters: () => void;
}

export const MenuBar = observer(function MenuBar({ list, toolbar, onFilters }: MenuBarProps) {
  const { search } = useLocation();
  const isStuck = useIsAbove(toolbar);
  /** A focused tool stays when the focus scrolls the toolbar back into view. */
  const [hasFocus, setHasFocus] = useState(false);
  const groups = list.page.sorted ? [] : list.page.groups;
  if (groups.length < 2 && list.state !== 'loading' && !isStuck && !hasFocus) return null;
  return (
    <div className="menu-bar">
      {groups.length > 1 ? <CategoryTabs groups={groups} /> : <div className="menu-tabs" />}
      {(isStuck || hasFocus) && (
        <div
          className="menu-bar__tools"
          onFocus={() => setHasFocus(true)}
          onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
        >
          <Link className="icon-btn" aria-label="Back to the search" to={{ search, hash: searchFieldId }} replace>
            <Icon of={Search} />
          </Link>
          <FiltersButton size="sm" list={list} onPress={onFilters} />
        </div>
      )}
    </div>
  );
});

function CategoryTabs({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const { search, hash } = useLocation();
  const current = useLastReached(
    groups.map(({ category }) => groupId(category)),
    sectionIn(hash),
  );
  const tabs = useRef<HTMLElement>(null);
  useLayoutEffect(() => scrollToMiddle(tabs.current, '[aria-current]'), [current, groups]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only scrolls to what has the focus
    <nav
      className="menu-tabs fade-x"
      aria-label="Categories"
      ref={tabs}
      onFocus={() => scrollIntoRow(tabs.current, ':focus-visible')}
    >
      <ul role="list">
        {groups.map(({ category, items }) => (
          <li key={category.slug}>
            <Link
              to={{ search, hash: groupId(category) }}
              replace
              aria-current={groupId(category) === current || undefined}
            >
              <bdi>{category.name}</bdi>
              <small>
                <span>{items.length}</span>
                <SrOnly>{` ${items.length === 1 ? 'item' : 'items'}`}</SrOnly>
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The demo strip and the header, in pixels. */
const stickyHeight = 100;

function useLastReached(ids: readonly string[], asked: string): string | undefined {
  const reached = useScrollState(() => {
    const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    const top = topOf(ids.findLast((id) => topOf(id) < innerHeight / 3) ?? '');
    const row = ids.filter((id) => topOf(id) === top);
    return row.includes(asked) ? asked : row[0];
  }, undefined);
  return reached !== undefined && ids.includes(reached) ? reached : ids[0];
}

function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  return useScrollState(() => (element.current?.getBoundingClientRect().bottom ?? Infinity) < stickyHeight, false);
}
