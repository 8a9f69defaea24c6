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
  const promise = list.state === 'loading' ? undefined : opening.promise(list.menu.products);
  const sentence = promise && promiseSentence(promise);
  return (
    <div className="promise">
      <p>
        {sentence && (
          <>
            <span>{sentence.before}</span>
            <b>{sentence.day}</b>
            <span>.</span>
          </>
        )}
      </p>
      <p>{promise && <Facts promise={promise} list={list} />}</p>
    </div>
  );
});

const Facts = observer(function Facts({
  promise,
  list,
}: {
  readonly promise: ShopPromise;
  readonly list: MenuListViewModel;
}) {
  return <span>{factsText(promise, list)}</span>;
});

function factsText(promise: ShopPromise, list: MenuListViewModel): string {
  const { open } = promise;
  if (open.kind === 'closed') return open.opens ? `The kitchen opens ${formatOpening(open.opens)}.` : '';
  if (list.isFiltered) return '';
  const sooner = soonerText(promise);
  return `${formatItemCount(list.page.total)} today.${sooner ? ` ${sooner}.` : ''}`;
}
