import { describe, expect, it } from 'vitest';
import { shopPromise } from '../../../src/domain/menu/shop-promise';
import { categoryNamed } from '../../../src/domain/menu/product';
import { shopMoment } from '../../../src/domain/shop/shop-moment';
import { aDay, dallas } from '../../support/builders';
import { aDish } from '../../support/builders-menu';

const at = (instant: string, menu: Parameters<typeof shopPromise>[0] = []) =>
  shopPromise(menu, shopMoment(new Date(instant), dallas), dallas);
const noon = '2026-11-24T12:00-06:00';
const [today, tomorrow, later] = [aDay('2026-11-24'), aDay('2026-11-25'), aDay('2026-11-28')];

describe('the promise', () => {
  it('the promise is tomorrow until 9 PM, then the day after', () => {
    expect(at(noon)).toMatchObject({ day: tomorrow, orderBy: 21, open: { kind: 'open' } });
    expect(at('2026-11-24T21:00-06:00')).toMatchObject({ day: '2026-11-26', open: { kind: 'closed' } });
    expect(at('2026-11-24T21:00-06:00').orderBy).toBeUndefined();
  });

  it('the promise is the day of most items on the menu, of equally many the earliest, never one that is over', () => {
    const dishes = [later, tomorrow, later, aDay('2026-11-23'), aDay('2026-11-23'), aDay('2026-11-23')];
    const menu = dishes.map((deliverableOn, id) => aDish(String(id), { deliverableOn }));
    expect(at(noon, menu)).toMatchObject({ day: later });
    expect(at(noon, menu).orderBy).toBeUndefined();
    expect(at(noon, menu.slice(0, 2)).day).toBe(tomorrow);
  });

  it('names the categories that come today', () => {
    const snacks = categoryNamed('Snacks');
    const menu = [
      aDish('samosa', { deliverableOn: today, category: snacks }),
      aDish('dal', { deliverableOn: tomorrow }),
      aDish('rice', { deliverableOn: tomorrow }),
    ];
    expect(at(noon, menu)).toMatchObject({ day: tomorrow, sooner: [snacks] });
    expect(at(noon, menu.slice(0, 1))).toMatchObject({ day: today, sooner: [] });
  });
});
