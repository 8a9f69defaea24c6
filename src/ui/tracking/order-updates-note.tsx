import { Bell } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { OrderTrackingViewModel } from '../../view-models/tracking/order-tracking.view-model';
import { Button } from '../components/buttons/button';

const sentences = {
  on: "We'll tell you when this order changes, as long as this tab is open.",
  blocked: "Order updates are on in your settings, but this site's notifications are blocked in your browser.",
  unsupported: "This browser can't notify you of order updates. This page shows every change.",
};

export const OrderUpdatesNote = observer(function OrderUpdatesNote({
  tracking,
}: {
  readonly tracking: OrderTrackingViewModel;
}) {
  const { state } = tracking.updates;
  if (state === 'off') return null;
  if (state !== 'ask') {
    return (
      <p className="updates-note small muted mt-4" role="status">
        {sentences[state]}
      </p>
    );
  }
  return (
    <p className="mt-4">
      <Button variant="secondary" icon={Bell} onClick={() => void tracking.turnOnUpdates()}>
        Get updates
      </Button>
    </p>
  );
});
