import { observer } from 'mobx-react-lite';
import type { ShopPromise } from '../../domain/menu/shop-promise';
import type { MenuListViewModel } from '../../view-models/menu/menu-list.view-model';
import type { OpeningHoursViewModel } from '../../view-models/shell/opening-hours.view-model';
import { formatItemCount } from '../format/format-number';
import { formatOpening } from '../format/format-opening';
import { promiseSentence, soonerText } from '../format/format-shop-promise';

interface MenuPromiseProps {
  readonly list: MenuListViewModel;
  readonly opening: OpeningHoursViewModel;
}

export const MenuPromise = observer(function MenuPromise({ list, opening }: MenuPromiseProps) {
  const { products } = list.menu;
  const promise = list.state === 'loading' ? undefined : opening.promise(products);
  const sentence = promise && promiseSentence(promise);
  return (
    <div className="promise">
      <p>
        {sentence && (
          <>
            <span>{sentence.before}</span>
            <b>{sentence.day}</b>
            <span>{`.${openingText(promise)}`}</span>
          </>
        )}
      </p>
      <p>{promise?.open.kind === 'open' && <span>{factsText(promise, products.length)}</span>}</p>
    </div>
  );
});

function openingText({ open }: ShopPromise): string {
  return open.kind === 'closed' && open.opens ? ` The kitchen opens ${formatOpening(open.opens)}.` : '';
}

function factsText(promise: ShopPromise, items: number): string {
  const sooner = soonerText(promise);
  return `${formatItemCount(items)} today.${sooner ? ` ${sooner}.` : ''}`;
}
