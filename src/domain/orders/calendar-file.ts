import { addDays, type CalendarDate } from '../shared/calendar-date';
import { localTimeIn } from '../shared/local-time';
import type { OrderPromise } from './order-promise';

export interface CalendarEntry {
  /** The same order has the same uid, so a second import replaces the first. */
  readonly uid: string;
  readonly promise: OrderPromise;
  readonly title: string;
  readonly description: string;
  readonly location?: string | undefined;
  readonly url: string;
  readonly writtenAt: Date;
  readonly timeZone: string;
}

/** The limit is in octets and does not count the line break (RFC 5545, 3.1). */
const maxLineLength = 75;

export function calendarFile({
  uid,
  promise,
  title,
  description,
  location,
  url,
  writtenAt,
  timeZone,
}: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Storefront//Orders//EN',
    ...(promise.window ? zoneLines(timeZone, promise.window.from) : []),
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${written(writtenAt)}Z`,
    ...timeLines(promise, timeZone),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${url}`,
    // The event blocks no time of the customer.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function timeLines({ days, window }: OrderPromise, timeZone: string): readonly string[] {
  if (window) {
    const at = (instant: Date) => `TZID=${timeZone}:${written(localTimeIn(timeZone, instant))}`;
    return [`DTSTART;${at(window.from)}`, `DTEND;${at(window.to)}`];
  }
  const [first, last = first] = days;
  // An all-day event ends the day after its last day.
  return [`DTSTART;VALUE=DATE:${digits(first)}`, `DTEND;VALUE=DATE:${digits(addDays(last, 1))}`];
}

function zoneLines(timeZone: string, instant: Date): readonly string[] {
  const offset = offsetAt(timeZone, instant);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
}

function offsetAt(timeZone: string, instant: Date): string {
  const minutes = (localTimeIn(timeZone, instant).getTime() - instant.getTime()) / 60_000;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return (minutes < 0 ? '-' : '+') + String(hours * 100 + rest).padStart(4, '0');
}

function written(date: Date): string {
  return date.toISOString().replace(/[-:]|\..*/g, '');
}

function digits(day: CalendarDate): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
}

/** A continued line begins with a space. No character is split. */
function folded(line: string): string {
  let length = 0;
  let text = '';
  for (const character of line) {
    const size = utf8Octets(character);
    if (length + size > maxLineLength) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += size;
  }
  return text;
}

function utf8Octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
