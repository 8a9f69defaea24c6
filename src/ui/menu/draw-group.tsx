import { isFreeFrom } from '../../domain/menu/free-from';
import type { MenuGroup } from '../../domain/menu/menu-query';
import type { Product } from '../../domain/menu/product';
import type { ShopProfile } from '../../domain/shop/shop-profile';
import { classNames } from '../components/class-names';
import { formatShopItems } from '../format/format-number';
import { groupId } from './group-id';
import type { Elements } from '../components/elements';

// Without hooks, like `card/draw-card.tsx`, because the page draws its first dishes with these functions too.

/** These pictures are loaded at once. */
export const firstPictures = 4;
/** This is more than a window shows. The other cards follow with low priority. */
export const firstCards = () => (screen.width < 720 ? 4 : 8);

interface GroupParts {
  readonly titleId: string;
  readonly words: ShopProfile['words'];
  /** A `-Free` category shows the sentence on traces, unless the whole list shows it. */
  readonly hasTracesNote: boolean;
  readonly tracesNote: Elements;
  readonly card: (product: Product, index: number) => Elements;
}

export function drawGroup(
  { category, items }: MenuGroup,
  { titleId, words, hasTracesNote, tracesNote, card }: GroupParts,
) {
  const hasOwnNote = isFreeFrom(category) && !hasTracesNote;
  const canShareRow = items.length === 1 && !hasOwnNote;
  return (
    <section
      className={classNames('group', canShareRow && 'group--half')}
      id={groupId(category)}
      aria-labelledby={titleId}
    >
      <div className="group__head">
        <h2 id={titleId} tabIndex={-1}>
          <bdi>{category.name}</bdi>
        </h2>
        <span>{formatShopItems(items.length, words)}</span>
        {category.description && <p dir="auto">{category.description}</p>}
      </div>
      {hasOwnNote && tracesNote}
      <ul className="grid" role="list">
        {items.map((product, index) => (
          <li key={product.id} className={product.isPopular ? 'grid__cell is-popular' : 'grid__cell'}>
            {card(product, index)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Keeps the place of a card that follows a moment later. */
export function drawLater() {
  return <div className="card card--later" aria-hidden="true" />;
}
