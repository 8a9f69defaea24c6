import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { LastOrderViewModel } from '../../../view-models/orders/last-order.view-model';
import { ReorderViewModel } from '../../../view-models/orders/reorder.view-model';
import { Link } from 'react-router-dom';
import { RotateCcw } from 'lucide';
import { paths } from '../../../domain/shared/paths';
import { FulfillmentViewModel } from '../../../view-models/cart/fulfillment.view-model';
import { OverlaysViewModel } from '../../../view-models/shell/overlays.view-model';
import { Button, buttonClass } from '../../components/buttons/button';
import { LazyDialog } from '../../components/dialogs/lazy-dialog';
import { Thumbnails } from '../../components/thumbnails';
import { useLazyComponents } from '../../lazy-components';
import { PromiseText } from '../../components/text/promise-text';
import { formatMoney } from '../../format/format-money';
import { formatNear } from '../../format/format-when';
import { useOpeningHoursAtOnce } from '../../use-opening-hours';
import { useShared, useViewModel } from '../../view-model-context';
import './last-order.css';
import { ItemsText } from '../items-text';

interface LastOrderProps {
  readonly isOffered: boolean;
  readonly outline: ReactNode;
}

export const LastOrder = observer(function LastOrder({ isOffered, outline }: LastOrderProps) {
  const { reorder: ReorderDialog } = useLazyComponents();
  const overlays = useShared(OverlaysViewModel);
  const lastOrder = useViewModel(LastOrderViewModel);
  const reorder = useViewModel(ReorderViewModel);
  const titleId = useId();
  const opening = useOpeningHoursAtOnce();
  const { chosen } = useShared(FulfillmentViewModel);
  const { order, today } = lastOrder;
  const promise = today && opening.offer(today.days, chosen);
  const leave = () => overlays.close();
  if (!order) return lastOrder.isLoading ? outline : null;
  return (
    <>
      {isOffered && (
        <section className="again" aria-labelledby={titleId}>
          <Thumbnails images={order.items.map(({ imageUrl }) => imageUrl)} withRest />
          <div>
            <h2 id={titleId}>Your usual</h2>
            <ItemsText items={order.items} />
            {promise && (
              <p>
                <span>{formatNear(promise, opening.calendar)}</span>
                <PromiseText promise={promise} calendar={opening.calendar} />
              </p>
            )}
          </div>
          {today && (
            <p className="again__sum">
              <b translate="no">{formatMoney(today.summary.totalPrice)}</b>
              <small>estimated</small>
            </p>
          )}
          <Button
            {...(today ? {} : { variant: 'secondary' })}
            icon={RotateCcw}
            pending={reorder.pendingId !== undefined}
            onClick={() => void reorder.startAndConfirm(order)}
          >
            Order Again
          </Button>
          <Link className={buttonClass({ variant: today ? 'ghost' : 'primary' })} to={paths.menu} onClick={leave}>
            See the menu
          </Link>
        </section>
      )}
      {reorder.report && (
        <LazyDialog onClose={reorder.close}>
          <ReorderDialog reorder={reorder} />
        </LazyDialog>
      )}
    </>
  );
});
