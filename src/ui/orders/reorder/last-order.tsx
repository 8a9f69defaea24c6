import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { LastOrderViewModel } from '../../../view-models/orders/last-order.view-model';
import { ReorderViewModel } from '../../../view-models/orders/reorder.view-model';
import { Button } from '../../components/buttons/button';
import { LazyDialog } from '../../components/dialogs/lazy-dialog';
import { Thumbnails } from '../../components/thumbnails';
import { useLazyComponents, type LastOrderProps } from '../../lazy-components';
import { LazyFallback } from '../../lazy-fallback';
import { useViewModel } from '../../view-model-context';
import './last-order.css';
import { ItemsText } from '../items-text';

export const LastOrder = observer(function LastOrder({ isOffered, firstName, outline }: LastOrderProps) {
  const { reorder: ReorderDialog } = useLazyComponents();
  const lastOrder = useViewModel(LastOrderViewModel);
  const reorder = useViewModel(ReorderViewModel);
  const titleId = useId();
  const { order } = lastOrder;
  if (!order) return lastOrder.isLoading ? outline : null;
  return (
    <>
      {isOffered && (
        <section className="again" aria-labelledby={titleId}>
          <Thumbnails images={order.items.map(({ imageUrl }) => imageUrl)} withRest />
          <div>
            <h2 id={titleId}>
              <span>{'Welcome back, '}</span>
              <bdi translate="no">{firstName}</bdi>
              <span>. Your usual?</span>
            </h2>
            <ItemsText items={order.items} />
          </div>
          <Button
            variant="secondary"
            pending={reorder.pendingId !== undefined}
            onClick={() => void reorder.start(order)}
          >
            Order Again
          </Button>
        </section>
      )}
      {reorder.report && (
        <LazyDialog onClose={reorder.close}>
          <LazyFallback value={null}>
            <ReorderDialog reorder={reorder} />
          </LazyFallback>
        </LazyDialog>
      )}
    </>
  );
});
