import { Check, ChefHat, CircleCheck, House, PackageCheck, Receipt, RefreshCw, Truck, X, Bell } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { Order } from '../../domain/orders/order';
import type { TimelineEntry } from '../../domain/orders/order-timeline';
import type { OrderTrackingViewModel } from '../../view-models/tracking/order-tracking.view-model';
import { Icon, type IconDrawing } from '../components/icons/icon';
import { SrOnly } from '../components/text/sr-only';
import { MomentText } from '../components/text/time-text';
import { formatShortMoment } from '../format/format-date-time';
import { Panel } from '../components/panel';
import './status-panel.css';
import { timelineLabel } from './timeline-label';
import { Button } from '../components/buttons/button';

const icons: Readonly<Record<TimelineEntry['step'], IconDrawing>> = {
  received: Receipt,
  confirmed: CircleCheck,
  preparing: ChefHat,
  ready: PackageCheck,
  transit: Truck,
  delivered: House,
  ended: X,
};
const classes = { done: 'is-done', now: 'is-now', toCome: undefined, bad: 'is-bad' };
const srTexts = { done: ', done.', now: ', now.', toCome: ', not yet.', bad: '.' };

interface StatusPanelProps {
  readonly tracking: OrderTrackingViewModel;
  readonly order: Order;
}

export const StatusPanel = observer(function StatusPanel({ tracking, order }: StatusPanelProps) {
  return (
    <Panel
      title="Status"
      aside={
        !tracking.isOver && (
          <button className="text-btn" type="button" aria-busy={tracking.isPending} onClick={() => tracking.refresh()}>
            <Icon of={RefreshCw} size="sm" />
            <span>Refresh</span>
          </button>
        )
      }
    >
      <ol className="timeline" role="list">
        {tracking.timeline.map((entry) => (
          <Step key={entry.step} entry={entry} order={order} tracking={tracking} />
        ))}
      </ol>
      {!tracking.isOver && <OrderUpdatesNote tracking={tracking} />}
    </Panel>
  );
});

interface StepProps {
  readonly entry: TimelineEntry;
  readonly order: Order;
  readonly tracking: OrderTrackingViewModel;
}

const Step = observer(function Step({ entry, order, tracking }: StepProps) {
  const { step, state, at } = entry;
  const isLatest = state === 'now' || state === 'bad';
  // The header shows a message from the shop; the next step then moves here.
  const note = isLatest && order.statusMessage ? tracking.nextStep : undefined;
  return (
    <li className={classes[state]} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="dot">
        <Icon of={state === 'done' ? Check : icons[step]} />
      </span>
      <div>
        <b>
          <span>{timelineLabel(entry, order)}</span>
          <SrOnly>{srTexts[state]}</SrOnly>
        </b>
        {note && <small>{note}</small>}
      </div>
      {at ? <MomentText moment={at} calendar={tracking.calendar} format={formatShortMoment} /> : <span />}
    </li>
  );
});

const sentences = {
  on: "We'll tell you when this order changes, as long as this tab is open.",
  blocked: "Order updates are on in your settings, but this site's notifications are blocked in your browser.",
  unsupported: "This browser can't notify you of order updates. This page shows every change.",
};

/** @public Tested alone with each answer of a browser to the wish for notifications. */
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
