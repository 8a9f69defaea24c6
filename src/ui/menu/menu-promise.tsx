import { observer } from 'mobx-react-lite';
import type { Product } from '../../domain/menu/product';
import { cents } from '../../domain/shared/money';
import type { ShopPromise } from '../../domain/orders/shop-promise';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { FulfillmentViewModel } from '../../view-models/cart/fulfillment.view-model';
import type { OpeningHoursViewModel } from '../../view-models/shell/opening-hours.view-model';
import { FulfillmentSwitch } from '../components/shop/fulfillment-switch';
import { DaysText } from '../components/text/days-text';
import { PromiseSentence } from '../components/text/promise-sentence';
import { formatShopItems } from '../format/format-number';
import { formatOpening } from '../format/format-opening';
import { formatOrderBy } from '../format/format-when';
import { unbroken } from '../format/unbroken';
import { useShop } from '../shop-context';
import { useShared } from '../view-model-context';

interface MenuPromiseProps {
  readonly products: readonly Product[];
  readonly opening: OpeningHoursViewModel;
}

interface UnknownMenuProps {
  /** It is undefined while the menu is not known. */
  readonly products: readonly Product[] | undefined;
  readonly opening: OpeningHoursViewModel;
}

export const MenuPromise = observer(function MenuPromise({ products, opening }: UnknownMenuProps) {
  const { chosen } = useShared(FulfillmentViewModel);
  const promise = products && opening.promise(products, chosen);
  return (
    <div className={promise?.open.kind === 'closed' ? 'promise promise--closed' : 'promise'}>
      <p>{promise && <OrderText promise={promise} opening={opening} />}</p>
      <p>{promise && <KitchenText promise={promise} items={products.length} />}</p>
    </div>
  );
});

export const MenuFulfillment = observer(function MenuFulfillment({ products, opening }: MenuPromiseProps) {
  const { subtotal } = useShared(CartViewModel);
  // The prerendered page knows no cart. Until it is hydrated, which is when the time is known, the page has its prices.
  const known = opening.state === undefined ? cents(0) : subtotal;
  const offers = opening.fulfillments({ days: [], menu: products, subtotal: known });
  return <FulfillmentSwitch offers={offers} calendar={opening.calendar} />;
});

interface OrderTextProps {
  readonly promise: ShopPromise;
  readonly opening: Pick<OpeningHoursViewModel, 'calendar'>;
}

/** The switch says day and window. A shop without one says them here. */
function OrderText({ promise, opening: { calendar } }: OrderTextProps) {
  const { pickup } = useShop();
  const { fulfillment, orderBy, days } = promise;
  if (!pickup) return <PromiseSentence promise={promise} calendar={calendar} />;
  if (fulfillment === 'PICKUP')
    return (
      <>
        <span>{'Pick up at '}</span>
        <b className="nowrap" translate="no">
          {pickup.street}
        </b>
        <span>.</span>
      </>
    );
  return (
    <>
      <span>{orderBy ? formatOrderBy(orderBy, calendar) : 'Order now'}</span>
      <span className="promise__day">
        <span>{' for '}</span>
        <b>
          <DaysText dates={days} />
        </b>
      </span>
      <span>.</span>
    </>
  );
}

function KitchenText({ promise: { open, sooner }, items }: { readonly promise: ShopPromise; readonly items: number }) {
  const { words } = useShop();
  if (open.kind === 'closed') {
    return (
      <>
        <span>{"We're closed, but you can order ahead."}</span>
        {open.opens && <span className="promise__opens">{` The kitchen opens ${formatOpening(open.opens)}.`}</span>}
      </>
    );
  }
  const [category, ...others] = sooner;
  const early = category && (others.length === 0 ? `${category.name} delivered today.` : 'Some delivered today.');
  return (
    <>
      <span className="nowrap">{`${formatShopItems(items, words)} today.`}</span>
      {early && <span>{` ${unbroken(early)}`}</span>}
    </>
  );
}
