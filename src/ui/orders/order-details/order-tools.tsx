import { CalendarPlus, Printer, Share2 } from 'lucide';
import { useHref } from 'react-router-dom';
import { calendarFile } from '../../../domain/orders/calendar-file';
import { isPickup, type Order } from '../../../domain/orders/order';
import { isPast, promiseOf } from '../../../domain/orders/order-promise';
import { promisedTime, promiseSentence } from '../../../domain/orders/promise-sentence';
import type { CustomerCalendar } from '../../../domain/shared/customer-calendar';
import { paths } from '../../../domain/shared/paths';
import { Icon, type IconDrawing } from '../../components/icons/icon';
import { formatPlace } from '../../format/format-place';
import { promiseWriter } from '../../format/format-promise';
import { useShop } from '../../shop-context';
import { useShare } from '../../use-share';
import './order-tools.css';

interface OrderToolsProps {
  readonly order: Order;
  readonly calendar: CustomerCalendar;
  readonly sharing?: boolean;
  readonly printing?: boolean;
  readonly className?: string;
}

export function OrderTools({ order, calendar, sharing = false, printing = false, className }: OrderToolsProps) {
  const { name, pickup, timeZone } = useShop();
  const share = useShare();
  const path = useHref(paths.trackOrder(order.id));
  const told = promiseOf(order, calendar);
  // Nobody plans or announces an order whose time has passed.
  const promise = told && !isPast(told, calendar) ? told : undefined;
  const collected = isPickup(order);

  const addToCalendar = () => {
    if (!promise) return;
    const fulfillment = collected ? 'PICKUP' : 'DELIVERY';
    const { before, time, after } = promiseSentence({ ...promise, fulfillment }, promiseWriter(calendar));
    const text = calendarFile({
      uid: `${order.id}@${location.hostname}`,
      promise,
      title: collected ? `Pick up order ${order.id} at ${name}` : `${name} delivers order ${order.id}`,
      description: `${before}${time}${after}`,
      // A map of another program looks for plain spaces.
      location: collected && pickup ? `${pickup.name}, ${formatPlace(pickup)}`.replaceAll('\u00a0', ' ') : undefined,
      url: new URL(path, location.href).href,
      writtenAt: calendar.now(),
      timeZone,
    });
    saveFile(`order-${order.id}.ics`, 'text/calendar', text);
  };
  const sharePromise = () => {
    if (!promise) return;
    const when = promisedTime(promise, promiseWriter(calendar, 'long'));
    void share({ text: `My order from ${name} ${collected ? 'can be picked up' : 'arrives'} ${when}.` });
  };
  if (!promise && !printing) return null;
  return (
    <p className={className ?? 'tools mt-3'}>
      {promise && (
        <Tool icon={CalendarPlus} onClick={addToCalendar}>
          Add to calendar
        </Tool>
      )}
      {promise && sharing && (
        <Tool icon={Share2} onClick={sharePromise}>
          Share
        </Tool>
      )}
      {printing && (
        <Tool icon={Printer} onClick={() => print()}>
          Print
        </Tool>
      )}
    </p>
  );
}

interface ToolProps {
  readonly icon: IconDrawing;
  readonly onClick: () => void;
  readonly children: string;
}

function Tool({ icon, onClick, children }: ToolProps) {
  return (
    <button className="text-btn" type="button" onClick={onClick}>
      <Icon of={icon} />
      <span>{children}</span>
    </button>
  );
}

/** A phone opens a downloaded calendar file at once. */
function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
