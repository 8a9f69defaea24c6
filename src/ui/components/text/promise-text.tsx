import type { OrderPromise, TimeWindow } from '../../../domain/orders/order-promise';
import { isForToday, promisedWindow } from '../../../domain/orders/promise-sentence';
import type { CustomerCalendar } from '../../../domain/shared/customer-calendar';
import { promiseWriter } from '../../format/format-promise';
import { DaysText } from './days-text';
import { TimeText } from './time-text';

interface PromiseProps {
  readonly promise: OrderPromise;
  readonly calendar: CustomerCalendar;
  readonly saysToday?: boolean;
}

export function PromiseText({ promise, calendar, saysToday = false }: PromiseProps) {
  const { days, window } = promise;
  return (
    <>
      {saysToday && isForToday(promise, calendar) ? <span>today</span> : <DaysText dates={days} />}
      {window && (
        <>
          <span>{', '}</span>
          <WindowText window={window} calendar={calendar} />
        </>
      )}
    </>
  );
}

interface WindowProps {
  readonly window: TimeWindow;
  readonly calendar: CustomerCalendar;
}

export function WindowText({ window, calendar }: WindowProps) {
  const [short, long] = [promiseWriter(calendar), promiseWriter(calendar, 'long')];
  return (
    <span className="nowrap">
      <TimeText short={promisedWindow(window, short)} long={promisedWindow(window, long)} />
    </span>
  );
}
