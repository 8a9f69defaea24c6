import type { CalendarDate, Moment } from '../../../domain/shared/calendar-date';
import type { CustomerCalendar } from '../../../domain/shared/customer-calendar';
import { formatDay, type DateWidth } from '../../format/format-date';
import { SrOnly } from './sr-only';

interface TimeTextProps {
  readonly moment?: Moment | undefined;
  readonly short: string;
  readonly long: string;
}

export function TimeText({ moment, short, long }: TimeTextProps) {
  const text =
    short === long ? (
      short
    ) : (
      <>
        <span aria-hidden="true">{short}</span>
        <SrOnly>{long}</SrOnly>
      </>
    );
  if (moment === undefined) return <span>{text}</span>;
  return <time dateTime={typeof moment === 'string' ? moment : moment.toISOString()}>{text}</time>;
}

export function DayText({ date }: { readonly date: CalendarDate }) {
  return <TimeText moment={date} short={formatDay(date)} long={formatDay(date, 'long')} />;
}

interface MomentTextProps {
  readonly moment: Moment;
  readonly calendar: CustomerCalendar;
  readonly format: (moment: Moment, calendar: CustomerCalendar, width?: DateWidth) => string;
}

export function MomentText({ moment, calendar, format }: MomentTextProps) {
  return <TimeText moment={moment} short={format(moment, calendar)} long={format(moment, calendar, 'long')} />;
}
