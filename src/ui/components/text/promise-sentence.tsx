import { promiseSentence, type StatedPromise } from '../../../domain/orders/promise-sentence';
import type { CustomerCalendar } from '../../../domain/shared/customer-calendar';
import { promiseWriter } from '../../format/format-promise';
import { TimeText } from './time-text';

interface PromiseSentenceProps {
  readonly promise: StatedPromise;
  readonly calendar: CustomerCalendar;
}

/** `Delivery Wed, Nov 25, 11 AM–1 PM. Order by 9 PM.` */
export function PromiseSentence({ promise, calendar }: PromiseSentenceProps) {
  const { before, time, after } = promiseSentence(promise, promiseWriter(calendar));
  const spoken = promiseSentence(promise, promiseWriter(calendar, 'long'));
  return (
    <>
      <span>{before}</span>
      <b>
        <TimeText short={time} long={spoken.time} />
      </b>
      <span>{after}</span>
    </>
  );
}
