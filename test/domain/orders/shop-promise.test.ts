import { describe, expect, it } from 'vitest';
import { shopPromise } from '../../../src/domain/orders/shop-promise';
import { categoryNamed } from '../../../src/domain/menu/product';
import { shopMoment } from '../../../src/domain/shop/shop-moment';
import { aDay, dallas } from '../../support/builders';
import { aDish } from '../../support/builders-menu';

const at = (instant: string, menu: Parameters<typeof shopPromise>[0] = [], shop = dallas) =>
  shopPromise(menu, 'DELIVERY', shopMoment(new Date(instant), shop), shop);
const noon = '2026-11-24T12:00-06:00';
const [today, tomorrow, later] = [aDay('2026-11-24'), aDay('2026-11-25'), aDay('2026-11-28')];

describe('the promise', () => {
  it('is tomorrow until 9 PM, then the day after', () => {
    const nine = new Date('2026-11-24T21:00-06:00');
    expect(at(noon)).toMatchObject({ days: [tomorrow], orderBy: nine, open: { kind: 'open' } });
    expect(at(noon)).toMatchObject({ fulfillment: 'DELIVERY', window: { from: new Date('2026-11-25T11:00-06:00') } });
    expect(at('2026-11-24T21:00-06:00')).toMatchObject({ days: ['2026-11-26'], open: { kind: 'closed' } });
    const stale = [aDish('dal', { deliverableOn: tomorrow })];
    expect(at('2026-11-24T20:59-06:00', stale)).toMatchObject({ days: [tomorrow], orderBy: nine });
    expect(at('2026-11-24T21:00-06:00', stale)).toMatchObject({ days: [tomorrow] });
    expect(at('2026-11-24T21:00-06:00', stale)?.orderBy).toBeUndefined();
  });

  it('has a last hour of order that is not a whole one', () => {
    const shop = { ...dallas, orderingWindow: { from: 16, to: 20.5 } };
    expect(at('2026-11-24T20:29-06:00', [], shop)?.orderBy).toEqual(new Date('2026-11-24T20:30-06:00'));
    expect(at('2026-11-24T20:30-06:00', [], shop)?.orderBy).toBeUndefined();
  });

  it('the promised day is that of most items, the earlier one of two equals, and never over', () => {
    const dishes = [later, tomorrow, later, aDay('2026-11-23'), aDay('2026-11-23'), aDay('2026-11-23')];
    const menu = dishes.map((deliverableOn, id) => aDish(String(id), { deliverableOn }));
    expect(at(noon, menu)).toMatchObject({ days: [later] });
    expect(at(noon, menu)?.orderBy).toBeUndefined();
    expect(at(noon, menu.slice(0, 2))?.days).toEqual([tomorrow]);
    expect(at(noon, menu.slice(1, 3))?.days).toEqual([tomorrow]);
  });

  it('names the categories that come today', () => {
    const snacks = categoryNamed('Snacks');
    const menu = [
      aDish('samosa', { deliverableOn: today, category: snacks }),
      aDish('dal', { deliverableOn: tomorrow }),
      aDish('rice', { deliverableOn: tomorrow }),
    ];
    expect(at(noon, menu)).toMatchObject({ days: [tomorrow], sooner: [snacks] });
    expect(at(noon, menu.slice(0, 1))).toMatchObject({ days: [today], sooner: [] });
  });
});
