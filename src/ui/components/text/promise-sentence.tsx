import { promiseSentence, type StatedPromise } from '../../../domain/orders/promise-sentence';
import type { CustomerCalendar } from '../../../domain/shared/customer-calendar';
import { promiseWriter } from '../../format/format-promise';
import { PromiseText } from './promise-text';

interface PromiseSentenceProps {
  readonly promise: StatedPromise;
  readonly calendar: CustomerCalendar;
}

export function PromiseSentence({ promise, calendar }: PromiseSentenceProps) {
  const { before, after } = promiseSentence(promise, promiseWriter(calendar));
  return (
    <>
      <span>{before}</span>
      <b>
        <PromiseText promise={promise} calendar={calendar} />
      </b>
      <span>{after}</span>
    </>
  );
}
