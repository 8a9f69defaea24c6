import { ArrowRight, Search } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/shared/paths';
import { claimsFreeFrom, isFreeFrom } from '../../domain/menu/free-from';
import { previewRequestLimit } from '../../domain/menu/featured';
import type { HomeMenuViewModel } from '../../view-models/home/home-menu.view-model';
import type { OpeningHoursViewModel } from '../../view-models/shell/opening-hours.view-model';
import { Button, buttonClass } from '../components/buttons/button';
import { Chip } from '../components/buttons/chip';
import { classNames } from '../components/class-names';
import { ErrorPanel } from '../components/feedback/error-panel';
import { Icon } from '../components/icons/icon';
import { TracesNote } from '../components/shop/traces-note';
import { ProductCard } from '../menu/card/product-card';
import { CardSkeleton } from '../components/feedback/skeletons';
import { SrOnly } from '../components/text/sr-only';
import { StatePanel } from '../components/feedback/state-panel';
import { formatItemCount } from '../format/format-number';
import { useShop } from '../shop-context';
import { SoldOut } from '../menu/states/sold-out';
import { KitchenClosed } from '../menu/states/kitchen-closed';

interface MenuPreviewProps {
  readonly menu: HomeMenuViewModel;
  readonly opening: OpeningHoursViewModel;
}

export const MenuPreview = observer(function MenuPreview({ menu, opening }: MenuPreviewProps) {
  const { menuIntro } = useShop();
  const { state } = menu;
  const isBare = state === 'kitchenClosed' || state === 'soldOut' || state === 'failed';
  const chosen = menu.categories.find(({ slug }) => slug === menu.category);
  const isFilteredByClaim = chosen !== undefined && isFreeFrom(chosen) && state === 'ready';
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeadingAnd = (load: () => void) => () => {
    heading.current?.focus({ preventScroll: true });
    load();
  };
  return (
    <section className="section" id="menu" aria-labelledby="menu-title">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 className="section-title" id="menu-title" tabIndex={-1} ref={heading}>
              Today's menu
            </h2>
            <p>{menuIntro}</p>
            {state === 'loading' && (
              <span className="see-all" aria-hidden="true">
                &nbsp;
              </span>
            )}
            {menu.seeAllCount !== undefined && (
              <Link className="see-all" to={paths.menu}>
                <span>{`See all ${formatItemCount(menu.seeAllCount)}`}</span>
                <Icon of={ArrowRight} />
              </Link>
            )}
          </div>
          {!isBare && <CategoryChips menu={menu} />}
        </div>
        <ItemCount menu={menu} />
        {state === 'failed' && menu.error && (
          <ErrorPanel
            error={menu.error}
            context="products"
            thing="Menu"
            offersHome={false}
            onRetry={focusHeadingAnd(() => void menu.load())}
          />
        )}
        {state === 'kitchenClosed' && <KitchenClosed opening={opening} level={2} />}
        {state === 'soldOut' && <SoldOut opening={opening} level={2} />}
        {state === 'nothingFound' && <NoMealsFound onClear={focusHeadingAnd(() => menu.choose(undefined))} />}
        {isFilteredByClaim && <TracesNote />}
        {(state === 'loading' || state === 'ready') && <Cards menu={menu} />}
        {!isFilteredByClaim && state === 'ready' && menu.products.some(claimsFreeFrom) && <TracesNote />}
        {menu.hasMore && (
          <p className="centered mt-8">
            <Link className={buttonClass({ size: 'lg', variant: 'secondary' })} to={paths.menu}>
              <span>View Full Menu</span>
              <Icon of={ArrowRight} />
            </Link>
          </p>
        )}
      </div>
    </section>
  );
});

const CategoryChips = observer(function CategoryChips({ menu }: { readonly menu: HomeMenuViewModel }) {
  return (
    <div className="chip-row chip-row--scroll fade-x" role="group" aria-label="Category">
      <Chip pressed={menu.category === undefined} onPress={() => menu.choose(undefined)}>
        <span>All</span>
      </Chip>
      {menu.categories.map(({ slug, name }) => (
        <Chip key={slug} pressed={menu.category === slug} onPress={() => menu.choose(slug)}>
          <bdi>{name}</bdi>
        </Chip>
      ))}
    </div>
  );
});

const ItemCount = observer(function ItemCount({ menu }: { readonly menu: HomeMenuViewModel }) {
  return (
    <SrOnly as="p" role="status">
      {(menu.state === 'loading' && 'Loading the menu') ||
        (menu.state === 'ready' && formatItemCount(menu.products.length))}
    </SrOnly>
  );
});

const Cards = observer(function Cards({ menu }: { readonly menu: HomeMenuViewModel }) {
  const products = useDeferredValue(menu.state === 'loading' ? undefined : menu.products);
  return (
    <div className="group">
      <ul
        className={classNames('grid grid--cards', !products && 'sk-late')}
        role="list"
        aria-busy={!products || menu.isRefreshing}
      >
        {!products
          ? Array.from({ length: previewRequestLimit }, (_, position) => (
              <li key={position} className="grid__cell">
                <CardSkeleton />
              </li>
            ))
          : products.map((product) => (
              <li key={product.id} className="grid__cell">
                <ProductCard product={product} />
              </li>
            ))}
      </ul>
    </div>
  );
});

function NoMealsFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <StatePanel
      icon={Search}
      title="No Meals Found"
      level={2}
      actions={<Button onClick={onClear}>Clear Filters</Button>}
    >
      <p>Nothing of this category is on today's menu.</p>
    </StatePanel>
  );
}
