import { describe, expect, it } from 'vitest';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { formatPromiseInText, formatWindow, formatWindowInText } from '../../../src/ui/format/format-promise';
import { aDay, chicago } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';

const calendarIn = (timeZone: string) => new CustomerCalendar(new FakeTime(), timeZone, chicago);
const window = { from: new Date('2026-11-22T17:00:00Z'), to: new Date('2026-11-22T19:00:00Z') };
const early = { from: new Date('2026-11-22T23:00:00Z'), to: new Date('2026-11-23T01:30:00Z') };

describe('promised window', () => {
  it('promised window is written with hours alone where they are whole', () => {
    expect(formatWindow(window, calendarIn(chicago))).toBe('11 AM–1 PM');
    expect(formatWindow(early, calendarIn(chicago))).toBe('5:00–7:30 PM');
  });

  it('promised window has its zone for a customer elsewhere', () => {
    expect(formatWindow(window, calendarIn('Asia/Tokyo'))).toBe('11 AM–1 PM CST');
    expect(formatWindowInText(window, calendarIn('Asia/Tokyo'))).toBe('between 11 AM and 1 PM CST');
  });

  it('promised window is part of a sentence with its day in full', () => {
    const days = [aDay('2026-11-22')] as const;
    expect(formatPromiseInText({ days, window }, calendarIn(chicago))).toBe(
      'Sunday, November 22, between 11 AM and 1 PM',
    );
    expect(formatPromiseInText({ days }, calendarIn(chicago))).toBe('Sunday, November 22');
  });
});
