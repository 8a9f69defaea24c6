import { observer } from 'mobx-react-lite';
import { DeliveryDetailsViewModel } from '../../../view-models/orders/delivery-details.view-model';
import { formatDelivery } from '../../format/format-contact';
import { useViewModel } from '../../view-model-context';

/** The address is loaded before printing begins, because a browser prints what is there and waits for nothing. */
export const PrintedAddress = observer(function PrintedAddress({ orderId }: { readonly orderId: string }) {
  const { info } = useViewModel(DeliveryDetailsViewModel, orderId);
  const { name, addressLines } = formatDelivery(info);
  if (addressLines.length === 0) return null;
  return (
    <p className="print-to">
      <span>{'Delivered to '}</span>
      <bdi translate="no">{[name, ...addressLines].filter(Boolean).join(', ')}</bdi>
    </p>
  );
});
