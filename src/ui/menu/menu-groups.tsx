import { memo, useDeferredValue, useId, useState } from 'react';
import { claimsFreeFrom, needsTracesNote } from '../../domain/menu/free-from';
import type { MenuGroup } from '../../domain/menu/menu-query';
import type { Product } from '../../domain/menu/product';
import { ProductCard } from './card/product-card';
import { drawGroup, drawLater, firstCards, firstPictures } from './draw-group';
import { TracesNote } from '../components/shop/traces-note';
import { formatShopItems } from '../format/format-number';
import { useShop } from '../shop-context';

interface MenuGroupsProps {
  readonly groups: readonly MenuGroup[];
  /** This one list replaces the groups. Its heading is the name of the chosen order. */
  readonly sorted: readonly Product[] | undefined;
  readonly sortedBy: string;
  readonly askedLabels: readonly string[];
  readonly hasTracesNote: boolean;
  /** Renders all cards at once, because the page to which Back leads has its full height from the start. */
  readonly isWholeAtOnce: boolean;
}

/** A list of this many cards or fewer is drawn sooner together with the answer than after it. */
const shortList = 32;

/**
 * A key or a filter is answered first where its list is long. The list follows in small tasks, which another key
 * interrupts.
 */
export const MenuGroups = memo(function MenuGroups(asked: MenuGroupsProps) {
  const last = useDeferredValue(asked);
  const isLong = Math.max(countOf(last), countOf(asked)) > shortList;
  return <ShownGroups {...(isLong ? last : asked)} />;
});

function countOf({ groups, sorted }: Pick<MenuGroupsProps, 'groups' | 'sorted'>): number {
  return sorted?.length ?? groups.reduce((count, { items }) => count + items.length, 0);
}

const ShownGroups = memo(function ShownGroups(shown: MenuGroupsProps) {
  const { groups, sorted, hasTracesNote } = shown;
  const before = (index: number) => countOf({ groups: groups.slice(0, index), sorted: undefined });
  return (
    <>
      <div className="groups">
        {sorted && <SortedList {...shown} items={sorted} />}
        {!sorted &&
          groups.map((group, index) => (
            <Group key={group.category.slug} group={group} first={before(index)} {...shown} />
          ))}
      </div>
      {!hasTracesNote && (sorted ? sorted.some(claimsFreeFrom) : needsTracesNote(groups)) && <TracesNote />}
    </>
  );
});

interface SortedListProps extends Omit<MenuGroupsProps, 'groups' | 'sorted'> {
  readonly items: readonly Product[];
}

function SortedList({ sortedBy, items, askedLabels, isWholeAtOnce }: SortedListProps) {
  const { words } = useShop();
  const titleId = useId();
  return (
    <section className="group" aria-labelledby={titleId}>
      <div className="group__head">
        <h2 id={titleId} tabIndex={-1}>
          {sortedBy}
        </h2>
        <span>{formatShopItems(items.length, words)}</span>
      </div>
      <ul className="grid" role="list">
        {items.map((product, index) => (
          <li key={product.id} className={product.isPopular ? 'grid__cell is-popular' : 'grid__cell'}>
            <Slot {...{ product, position: index, askedLabels, isWholeAtOnce }} showsCategory />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GroupProps extends Omit<MenuGroupsProps, 'groups' | 'sorted' | 'sortedBy'> {
  readonly group: MenuGroup;
  readonly first: number;
}

function Group({ group, first, askedLabels, hasTracesNote, isWholeAtOnce }: GroupProps) {
  const titleId = useId();
  const { words } = useShop();
  return drawGroup(group, {
    titleId,
    words,
    hasTracesNote,
    tracesNote: <TracesNote />,
    card: (product, index) => <Slot {...{ product, position: first + index, askedLabels, isWholeAtOnce }} />,
  });
}

interface SlotProps extends Pick<MenuGroupsProps, 'askedLabels' | 'isWholeAtOnce'> {
  readonly product: Product;
  readonly position: number;
  readonly showsCategory?: boolean;
}

/**
 * The first cards and the next keystroke do not wait for cards far down. Keep the first position: otherwise React
 * renders every card that moves up.
 */
function Slot({ product, position, askedLabels, isWholeAtOnce, showsCategory }: SlotProps) {
  const areLaterCardsDue = useDeferredValue(true, isWholeAtOnce);
  const [first] = useState(position);
  if (first >= firstCards() && !areLaterCardsDue) return drawLater();
  return <ProductCard {...{ product, askedLabels, showsCategory }} priority={first < firstPictures} />;
}
