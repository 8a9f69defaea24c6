import { describe, expect, it } from 'vitest';
import { mergeScheduleRows, offersOf } from '../../../src/domain/menu/menu-schedule';
import { parseCalendarDate } from '../../../src/domain/shared/calendar-date';
import { cents } from '../../../src/domain/shared/money';
import { aProduct } from '../../support/builders';

function row(day: string | undefined, price = 250) {
  const deliverableOn = parseCalendarDate(day);
  const { deliverableOn: _, ...product } = aProduct({ price: cents(price) });
  return { ...product, ...(deliverableOn ? { deliverableOn } : {}) };
}

describe('the rows of a schedule', () => {
  it('stay unchanged where each item has one', () => {
    const rows = [aProduct({ id: 'a' }), aProduct({ id: 'b' })];
    expect(mergeScheduleRows(rows)).toBe(rows);
  });

  it.each([
    [['2026-11-23', '2026-11-22', '2026-11-24'], '2026-11-22'],
    [[undefined, '2026-11-24'], '2026-11-24'],
    [['2026-11-24', undefined], '2026-11-24'],
    [[undefined, undefined], undefined],
  ])('of one item on %j show %s', (days, shown) => {
    const [product, ...others] = mergeScheduleRows(days.map((day) => row(day)));
    expect(product?.deliverableOn).toBe(shown);
    expect(others).toEqual([]);
  });

  it('are all offers of the item, the shown one first', () => {
    const [product] = mergeScheduleRows([row('2026-11-24', 300), row('2026-11-23', 275), row('2026-11-22')]);
    expect(product && offersOf(product).map(({ price }) => price)).toEqual([250, 300, 275]);
  });
});
