import { Check, Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Product } from '../../domain/menu/product';
import { readSlugs } from '../../domain/shared/name-list';
import { paths } from '../../domain/shared/paths';
import { toDollars } from '../../domain/shared/money';
import type { CartDrawerViewModel, ShippingGoal } from '../../view-models/cart/cart-drawer.view-model';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { Icon } from '../components/icons/icon';
import { Picture } from '../components/picture';
import { formatList, inSentence } from '../format/format-list';
import { formatMoney } from '../format/format-money';
import { useShared } from '../view-model-context';

interface GoesWithProps {
  readonly drawer: CartDrawerViewModel;
  /** This element takes the focus when the last suggestion is taken. */
  readonly title: RefObject<HTMLElement | null>;
}

/** The suggestions are below the lines, so that nothing moves when the menu brings them. */
export const GoesWith = observer(function GoesWith({ drawer, title }: GoesWithProps) {
  const cart = useShared(CartViewModel);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const diets = useDiets();
  const { goal, savedShipping, avoided } = drawer;
  const suggestions = drawer.suggestions(diets);
  const add = (product: Product) => {
    cart.add(product);
    const next = drawer.suggestions(diets).length > 0 ? heading : title;
    next.current?.focus({ preventScroll: true });
  };
  if (savedShipping > 0)
    return (
      <p className="goal goal--reached" role="status">
        <Icon of={Check} />
        <span>
          <span>{'Delivery free, you saved '}</span>
          <b translate="no">{formatMoney(savedShipping)}</b>
        </span>
      </p>
    );
  if (!goal && suggestions.length === 0) return null;
  return (
    <div className="more">
      {goal && <ShippingGoalMeter goal={goal} />}
      {suggestions.length > 0 && (
        <>
          <div className="more__head">
            <h3 id={headingId} ref={heading} tabIndex={-1}>
              Goes with
            </h3>
            {avoided.length > 0 && <p>{`Without ${formatList(avoided.map(inSentence))}`}</p>}
          </div>
          <ul className="more__list" role="list" aria-labelledby={headingId}>
            {suggestions.map((product) => (
              <li key={product.id}>
                <span className="more__pic">
                  <Picture picture={product.picture} sizes="52px" alt="" />
                  <i>
                    <Icon of={Plus} />
                  </i>
                </span>
                <b>
                  <bdi>{product.name}</bdi>
                </b>
                <span translate="no">{formatMoney(product.price)}</span>
                <button type="button" aria-label={`Add ${product.name} to cart`} onClick={() => add(product)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
});

/** The labels by which the menu is filtered. */
function useDiets(): readonly string[] {
  const { pathname, search } = useLocation();
  return pathname === paths.menu ? readSlugs(new URLSearchParams(search).get('dietary')) : [];
}

function ShippingGoalMeter({ goal: { missing, reached, wanted } }: { readonly goal: ShippingGoal }) {
  const textId = useId();
  return (
    <div className="goal">
      <span id={textId}>
        <b translate="no">{formatMoney(missing)}</b>
        <span>{' more for free delivery'}</span>
      </span>
      <progress aria-labelledby={textId} max={toDollars(wanted)} value={toDollars(reached)} />
    </div>
  );
}
