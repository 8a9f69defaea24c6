import { toUtcMidnight, type CalendarDate } from './calendar-date';
import { localTimeIn } from './local-time';

export function instantAt(day: CalendarDate, hour: number, timeZone: string): Date {
  const wanted = toUtcMidnight(day);
  wanted.setUTCMinutes(hour * 60);
  const shown = localTimeIn(timeZone, wanted);
  return new Date(wanted.getTime() - (shown.getTime() - wanted.getTime()));
}
