import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from '../../../src/domain/orders/calendar-file';
import { aDay, chicago } from '../../support/builders';

const entry: CalendarEntry = {
  uid: 'SB-20481@shop.example',
  promise: {
    days: [aDay('2026-11-22')],
    window: { from: new Date('2026-11-22T17:00:00Z'), to: new Date('2026-11-22T19:00:00Z') },
  },
  title: 'Second Batch delivers order SB-20481',
  description: 'Delivery Sun, Nov 22, 11 AM–1 PM.',
  url: 'https://shop.example/track-order?id=SB-20481',
  writtenAt: new Date('2026-11-21T22:12:00Z'),
  timeZone: chicago,
};
const linesOf = (file: string) => file.split('\r\n');

describe('calendar file', () => {
  it('has one event in the time zone of the shop', () => {
    expect(linesOf(calendarFile(entry))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Storefront//Orders//EN',
      'BEGIN:VTIMEZONE',
      'TZID:America/Chicago',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0600',
      'TZOFFSETTO:-0600',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:SB-20481@shop.example',
      'DTSTAMP:20261121T221200Z',
      'DTSTART;TZID=America/Chicago:20261122T110000',
      'DTEND;TZID=America/Chicago:20261122T130000',
      'SUMMARY:Second Batch delivers order SB-20481',
      String.raw`DESCRIPTION:Delivery Sun\, Nov 22\, 11 AM–1 PM.`,
      'URL:https://shop.example/track-order?id=SB-20481',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('uses the offset of the day in summer', () => {
    const window = { from: new Date('2026-07-04T16:00:00Z'), to: new Date('2026-07-04T18:00:00Z') };
    const file = calendarFile({ ...entry, promise: { days: [aDay('2026-07-04')], window } });
    expect(file).toContain('TZOFFSETTO:-0500');
    expect(file).toContain('DTSTART;TZID=America/Chicago:20260704T110000');
  });

  it.each([
    ['UTC', '+0000'],
    ['Asia/Kolkata', '+0530'],
    ['America/St_Johns', '-0330'],
  ])('writes the offset of %s as %s', (timeZone, offset) => {
    expect(calendarFile({ ...entry, timeZone })).toContain(`TZOFFSETTO:${offset}`);
  });

  it('has whole days without a window, up to the day after the last', () => {
    const lines = linesOf(calendarFile({ ...entry, promise: { days: [aDay('2026-11-30')] } }));
    expect(lines.slice(2, 8)).toEqual([
      'PRODID:-//Storefront//Orders//EN',
      'BEGIN:VEVENT',
      'UID:SB-20481@shop.example',
      'DTSTAMP:20261121T221200Z',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
    ]);
    const days = [aDay('2026-11-30'), aDay('2026-12-01')] as const;
    expect(calendarFile({ ...entry, promise: { days } })).toContain('DTEND;VALUE=DATE:20261202');
  });

  it('escapes what has a meaning in the format', () => {
    const file = calendarFile({ ...entry, location: 'Kitchen, 1420 Elm Street; back\\door\nDallas' });
    expect(file).toContain(String.raw`LOCATION:Kitchen\, 1420 Elm Street\; back\\door\nDallas`);
  });

  it('writes a line break of any system as one', () => {
    const file = calendarFile({ ...entry, location: 'Kitchen\r\nElm Street\nDallas' });
    expect(file).toContain(String.raw`LOCATION:Kitchen\nElm Street\nDallas`);
  });

  // One, two, three and four octets, and the first and the last characters of each length.
  const characters = fc.constantFrom(
    'a',
    '\u007f',
    '\u0080',
    'é',
    '\u07ff',
    '\u0800',
    '명',
    '\uffff',
    '\u{10000}',
    '🍪',
  );

  it('folds any line as late as 75 octets allow, without tearing a character apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: characters, minLength: 20, maxLength: 200 }), (title) => {
        const file = calendarFile({ ...entry, title });
        expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
        const lines = linesOf(file);
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        const early = lines.filter((line, at) => {
          const [, next = ''] = lines[at + 1] ?? '';
          return lines[at + 1]?.startsWith(' ') && Buffer.byteLength(line) + Buffer.byteLength(next) <= 75;
        });
        expect(early).toEqual([]);
      }),
    );
  });
});
