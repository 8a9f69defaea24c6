import { Hourglass } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useId } from 'react';
import { stockNotice } from '../../domain/cart/stock-notice';
import { featuredCount } from '../../domain/menu/featured';
import type { Product } from '../../domain/menu/product';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import type { HomeMenuViewModel } from '../../view-models/home/home-menu.view-model';
import { AddButton } from '../menu/card/add-button';
import { AllergenNote } from '../menu/card/allergen-note';
import { DishLink } from '../menu/card/dish-link';
import { classNames } from '../components/class-names';
import { FoodMark } from '../menu/card/food-mark';
import { Picture } from '../components/picture';
import { Rating } from '../menu/card/rating';
import { CardNote } from '../menu/card/card-note';
import { formatMoney } from '../format/format-money';
import { useShared } from '../view-model-context';
import { stockText } from '../components/text/stock-text';

export const Featured = observer(function Featured({ menu }: { readonly menu: HomeMenuViewModel }) {
  // React renders what is below the first window in small steps.
  const featured = useDeferredValue(menu.featured);
  if (featured?.length === 0) return null;
  return (
    <section className="featured section" aria-labelledby="featured-title" aria-busy={!featured}>
      <div className="wrap">
        <div className="featured__band">
          <div className="section-head">
            <h2 className="section-title" id="featured-title">
              Featured
            </h2>
          </div>
          <ul className={classNames('feat', !featured && 'sk-late')} role="list">
            {featured
              ? featured.map((product) => <FeaturedItem key={product.id} product={product} />)
              : Array.from({ length: featuredCount }, (_, position) => <FeaturedSkeleton key={position} />)}
          </ul>
        </div>
      </div>
    </section>
  );
});

const FeaturedItem = observer(function FeaturedItem({ product }: { readonly product: Product }) {
  const cart = useShared(CartViewModel);
  const stockId = useId();
  const warningId = useId();
  const stock = stockNotice(product, cart.quantityOf(product.id));
  return (
    <li>
      <div className="feat__pic">
        <Picture picture={product.picture} sizes="(max-width: 63.99rem) 148px, 170px" alt="" />
      </div>
      <h3>
        {product.isVegetarian !== undefined && <FoodMark isVegetarian={product.isVegetarian} />}
        <DishLink product={product} />
      </h3>
      <p>
        <span className="num" translate="no">
          {formatMoney(product.price)}
        </span>
        <Rating product={product} />
      </p>
      <AddButton className="feat__add" {...{ product, stockId, warningId }} />
      {stock && (
        <CardNote id={stockId} icon={Hourglass}>
          {stockText(stock)}
        </CardNote>
      )}
      <AllergenNote id={warningId} product={product} />
    </li>
  );
});

function FeaturedSkeleton() {
  return (
    <li aria-hidden="true">
      <div className="feat__pic sk" />
      <h3 className="sk">
        <span>&nbsp;</span>
        <br />
        <span>&nbsp;</span>
      </h3>
      <p className="sk">&nbsp;</p>
      <div className="feat__add sk sk--btn" />
    </li>
  );
}
