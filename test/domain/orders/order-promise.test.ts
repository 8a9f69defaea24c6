import { describe, expect, it } from 'vitest';
import { arrivalVerb, isForLaterDay, pastPromiseOf, promiseOf } from '../../../src/domain/orders/order-promise';
import { isFinal } from '../../../src/domain/orders/order-status';
import { CustomerCalendar } from '../../../src/domain/shared/customer-calendar';
import { aDay, chicago } from '../../support/builders';
import { FakeTime } from '../../support/in-memory-device';
import { orderStatuses } from '../../support/order-statuses';

/** A customer in Tokyo, where it is already the next day. */
const calendar = new CustomerCalendar(new FakeTime(), 'Asia/Tokyo', chicago);
const from = new Date('2026-11-22T17:00:00Z');
const to = new Date('2026-11-22T19:00:00Z');

describe('promise of an order', () => {
  it('is the day and the window in the shop’s time zone', () => {
    expect(promiseOf({ status: 'PAID', scheduledFor: from, promisedBy: to }, calendar)).toEqual({
      days: ['2026-11-22'],
      window: { from, to },
    });
  });

  it.each([
    ['only an end is given', { promisedBy: to }],
    ['only a start is given', { scheduledFor: from }],
    ['only days are given', { scheduledFor: aDay('2026-11-22'), promisedBy: aDay('2026-11-22') }],
    ['one end is a day', { scheduledFor: aDay('2026-11-22'), promisedBy: to }],
    ['the window has no length', { scheduledFor: from, promisedBy: from }],
    ['the window is less than a minute', { scheduledFor: from, promisedBy: new Date(from.getTime() + 59_999) }],
    ['the window ends before it starts', { scheduledFor: to, promisedBy: from }],
  ])('is the day alone where %s', (_why, times) => {
    expect(promiseOf({ status: 'PAID', ...times }, calendar)).toEqual({ days: ['2026-11-22'] });
  });

  it('is two days for items of different days, the earlier first', () => {
    const times = { scheduledFor: aDay('2026-11-23'), promisedBy: aDay('2026-11-22') };
    expect(promiseOf({ status: 'PAID', ...times }, calendar)).toEqual({ days: ['2026-11-22', '2026-11-23'] });
  });

  it('is the day and the window where that ends at midnight, and two days for two midnights', () => {
    const midnight = new Date('2026-11-23T06:00:00Z');
    const evening = new Date('2026-11-23T04:00:00Z');
    expect(promiseOf({ status: 'PAID', scheduledFor: evening, promisedBy: midnight }, calendar)).toEqual({
      days: ['2026-11-22'],
      window: { from: evening, to: midnight },
    });
    const before = new Date('2026-11-22T06:00:00Z');
    expect(promiseOf({ status: 'PAID', scheduledFor: before, promisedBy: midnight }, calendar)).toEqual({
      days: ['2026-11-22', '2026-11-23'],
    });
  });

  it('is undefined where the service says nothing', () => {
    expect(promiseOf({ status: 'PAID' }, calendar)).toBeUndefined();
  });
});

describe('promise for a later day', () => {
  const [today, tomorrow] = [aDay('2026-11-20'), aDay('2026-11-21')];

  it.each([
    ['today', [today], false],
    ['today and tomorrow', [today, tomorrow], false],
    ['tomorrow', [tomorrow], true],
  ] as const)("promise for a later day, by the shop's calendar: %s", (_days, days, isLater) => {
    expect(isForLaterDay({ days }, calendar)).toBe(isLater);
  });
});

describe('the verb of a promise', () => {
  const time = new FakeTime();
  const now = time.now();
  const hoursFromNow = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const [yesterday, today] = [aDay('2026-11-19'), aDay('2026-11-20')];
  const window = { from: hoursFromNow(-2), to: hoursFromNow(1) };
  const over = { from: hoursFromNow(-3), to: hoursFromNow(-1) };

  it.each([
    ['Arrives', 'OUT_FOR_DELIVERY', 'DELIVERY', { days: [today], window }],
    ['Was due', 'OUT_FOR_DELIVERY', 'DELIVERY', { days: [today], window: over }],
    ['Arrives', 'PAID', 'DELIVERY', { days: [today] }],
    ['Was due', 'PAID', 'DELIVERY', { days: [yesterday] }],
    ['Arrives', 'PAID', 'DELIVERY', { days: [yesterday, today] }],
    ['Pick up', 'PREPARING', 'PICKUP', { days: [today], window }],
    ['Was due', 'PREPARING', 'PICKUP', { days: [today], window: over }],
    ['Pick up', 'READY_FOR_PICKUP', 'PICKUP', { days: [yesterday] }],
  ] as const)('is %s for an order that is %s', (verb, status, fulfillmentType, promise) => {
    expect(arrivalVerb({ status, fulfillmentType }, promise, new CustomerCalendar(time, 'Asia/Tokyo', chicago))).toBe(
      verb,
    );
  });
});

describe('promise of an order that is over', () => {
  const over = orderStatuses.filter(isFinal);

  it.each(over)('promise of an order that is over is none any more: %s', (status) => {
    expect(promiseOf({ status, scheduledFor: from, promisedBy: to }, calendar)).toBeUndefined();
  });

  it('is a thing of the past only for an order that was delivered', () => {
    const kept = orderStatuses.filter((status) =>
      pastPromiseOf({ status, scheduledFor: from, promisedBy: to }, calendar),
    );
    expect(kept).toEqual(['DELIVERED']);
  });

  it('is the same day and window after the delivery', () => {
    const times = { scheduledFor: from, promisedBy: to };
    expect(pastPromiseOf({ status: 'DELIVERED', ...times }, calendar)).toEqual(
      promiseOf({ status: 'PAID', ...times }, calendar),
    );
  });
});
