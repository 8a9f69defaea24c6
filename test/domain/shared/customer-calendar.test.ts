import { describe, expect, it } from 'vitest';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { aDay } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';

/** Evening in Dallas, the next morning in Kolkata. */
const evening = new Date('2026-11-21T03:00:00Z');
const calendar = new CustomerCalendar(new FakeTime(evening), 'Asia/Kolkata', 'America/Chicago');

describe("the customer's calendar", () => {
  it('has the day and the time of the customer, or those of the shop', () => {
    expect(calendar.now()).toEqual(evening);
    expect(calendar.today()).toBe('2026-11-21');
    expect(calendar.atShop.today()).toBe('2026-11-20');
  });

  it('asks for the time zone of the device only with the first time', () => {
    let asked = 0;
    const later = new CustomerCalendar(new FakeTime(evening), () => (asked++, 'Asia/Kolkata'), 'America/Chicago');
    expect([later.atShop.today(), asked]).toEqual(['2026-11-20', 0]);
    expect(later.today()).toBe('2026-11-21');
  });

  it('leaves a day without a time as it is', () => {
    expect(calendar.dayOf(aDay('2026-11-22'))).toBe('2026-11-22');
    expect(calendar.dayOf(evening)).toBe('2026-11-21');
  });

  it.each([
    ['America/Chicago', '2026-11-21T03:00:00Z', false],
    ['America/Winnipeg', '2026-07-21T03:00:00Z', false],
    ['America/New_York', '2026-11-21T03:00:00Z', true],
    // No daylight saving time: five hours behind UTC, as Dallas is in summer but not in winter.
    ['America/Bogota', '2026-07-21T03:00:00Z', false],
    ['America/Bogota', '2026-11-21T03:00:00Z', true],
  ])('knows in %s at %s whether the clocks of the shop differ: %s', (zone, instant, expected) => {
    const here = new CustomerCalendar(new FakeTime(), zone, 'America/Chicago');
    expect(here.isShopElsewhere(new Date(instant))).toBe(expected);
  });

  it('knows it even where only the day differs', () => {
    const here = new CustomerCalendar(new FakeTime(), 'Pacific/Kiritimati', 'Pacific/Honolulu');
    expect(here.isShopElsewhere(evening)).toBe(true);
  });

  it('is that of the shop where no other is named', () => {
    expect(new CustomerCalendar(new FakeTime(), 'Asia/Kolkata').isShopElsewhere(evening)).toBe(false);
  });
});
