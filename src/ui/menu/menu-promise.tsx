import { observer } from 'mobx-react-lite';
import type { Product } from '../../domain/menu/product';
import type { ShopPromise } from '../../domain/orders/shop-promise';
import type { OpeningHoursViewModel } from '../../view-models/shell/opening-hours.view-model';
import { PromiseSentence } from '../components/text/promise-sentence';
import { formatItemCount } from '../format/format-number';
import { unbroken } from '../format/unbroken';
import { formatOpening } from '../format/format-opening';

interface MenuPromiseProps {
  /** Undefined while the menu is not known. */
  readonly products: readonly Product[] | undefined;
  readonly opening: OpeningHoursViewModel;
}

export const MenuPromise = observer(function MenuPromise({ products, opening }: MenuPromiseProps) {
  const promise = products && opening.promise(products);
  return (
    <div className="promise">
      <p>{promise && <PromiseSentence promise={promise} calendar={opening.calendar} />}</p>
      <p>{promise && <KitchenText promise={promise} items={products.length} />}</p>
    </div>
  );
});

function KitchenText({ promise: { open, sooner }, items }: { readonly promise: ShopPromise; readonly items: number }) {
  if (open.kind === 'closed') {
    const opening = open.opens && ` The kitchen opens ${formatOpening(open.opens)}.`;
    return <span>{`We're closed, but you can order ahead.${opening ?? ''}`}</span>;
  }
  const [category, ...others] = sooner;
  const early =
    category && (others.length === 0 ? ` ${category.name}\u00a0today.` : ` ${unbroken('Some items today.')}`);
  return (
    <>
      <span className="nowrap">{`${formatItemCount(items)} today.`}</span>
      {early && <span>{early}</span>}
    </>
  );
}
