import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/shared/paths';
import { groupOf, labelOf } from '../../../domain/orders/order-status';
import { OrderDetailsViewModel } from '../../../view-models/orders/order-details.view-model';
import { Badge } from '../../components/badge';
import { Button, buttonClass } from '../../components/buttons/button';
import { Modal } from '../../components/dialogs/modal';
import { OrderTools } from './order-tools';
import { TextLines } from './text-lines';
import { ErrorTexts } from '../../components/feedback/error-texts';
import { Notice } from '../../components/feedback/notice';
import { formatMoney } from '../../format/format-money';
import './order-details-dialog.css';
import { OrderPriceBreakdown } from './order-price-breakdown';
import { PrintHeader } from './print-header';
import { SrOnly } from '../../components/text/sr-only';
import { useViewModel } from '../../view-model-context';
import { OrderDates, OrderHeading, OrderNotice } from './order-facts';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { OrderReference } from '../../components/text/order-reference';
import type { Order } from '../../../domain/orders/order';

interface OrderDetailsProps {
  readonly order: Order;
  readonly onClose: () => void;
  readonly onChanged: (order: Order) => void;
}

export const OrderDetailsDialog = observer(function OrderDetailsDialog(props: OrderDetailsProps) {
  const { onClose, onChanged } = props;
  const details = useViewModel(OrderDetailsViewModel);
  const { calendar, actions, cancellation, error, order = props.order } = details;
  useLayoutEffect(() => details.show(props.order), [details, props.order]);
  const headingId = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  const [wasDecided, setWasDecided] = useState(false);
  useEffect(() => {
    if (wasDecided) closeButton.current?.focus();
  }, [wasDecided]);
  const cancel = () =>
    details.cancel((changed) => {
      setWasDecided(details.cancellation === 'no');
      onChanged(changed);
    });

  return (
    <Modal
      title="Order Details"
      size="mid"
      paper={<PrintHeader order={order} />}
      describedBy={headingId}
      onClose={onClose}
      footRow={!actions?.cancel}
      foot={
        <>
          <p className="modal__total">
            <small>{'Total '}</small>
            <b translate="no">{formatMoney(order.total, order.currency)}</b>
          </p>
          {actions?.cancel && (
            <Button variant="danger-quiet" onClick={() => details.askToCancel()}>
              Cancel order
            </Button>
          )}
          <Button variant="secondary" ref={closeButton} onClick={onClose}>
            Close
          </Button>
          {actions?.track && (
            <Link className={buttonClass()} to={paths.trackOrder(order.id)}>
              Track Order
            </Link>
          )}
        </>
      }
    >
      <SrOnly as="p" role="status">
        {wasDecided && (
          <>
            <OrderReference id={order.id} />
            <span>{` is now ${labelOf(order.status)}`}</span>
          </>
        )}
      </SrOnly>
      <div className="row row--between row--wrap">
        <OrderHeading order={order} calendar={calendar} id={headingId} />
        <Badge group={groupOf(order.status)} label={labelOf(order.status)} />
      </div>
      {error && cancellation === 'no' && (
        <Notice tone="danger" className="mt-4">
          <ErrorTexts error={error} />
        </Notice>
      )}
      <OrderNotice order={order} calendar={calendar} />
      <OrderDates order={order} calendar={calendar} />
      <TextLines items={order.items} currency={order.currency} />
      <div className="mt-3">
        <OrderPriceBreakdown order={order} />
      </div>
      <OrderTools order={order} calendar={calendar} printing />
      {cancellation !== 'no' && <CancelOrderDialog details={details} onCancel={() => void cancel()} />}
    </Modal>
  );
});

interface CancelOrderDialogProps {
  readonly details: OrderDetailsViewModel;
  readonly onCancel: () => void;
}

const CancelOrderDialog = observer(function CancelOrderDialog({ details, onCancel }: CancelOrderDialogProps) {
  const { order, cancellation, error } = details;
  const notice = error && (
    <Notice tone="danger" className="mb-4">
      <ErrorTexts error={error} />
    </Notice>
  );
  return (
    <ConfirmDialog
      title="Cancel this order?"
      keep="Keep order"
      proceed="Cancel order"
      pending={cancellation === 'pending'}
      notice={notice}
      onKeep={details.keep}
      onProceed={onCancel}
    >
      {order && <OrderReference id={order.id} />}
      <span>{" won't be made. You can't undo this."}</span>
    </ConfirmDialog>
  );
});
