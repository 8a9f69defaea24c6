import { describe, expect, it } from 'vitest';
import { ordersWhileClosed } from '../../../src/domain/menu/closed-now';
import type { OpenState } from '../../../src/domain/shop/opening-hours';
import { aDay } from '../../support/builders';
import { aDish } from '../../support/builders-menu';

const opens = { weekday: 'Sun', hour: 8, today: false } as const;
const closed: OpenState = { kind: 'closed', opens };
const sunday = { deliverableOn: aDay('2026-11-22') };

describe('a menu that takes orders while the kitchen is closed', () => {
  it('says for which day they are', () => {
    const menu = [aDish('dosa', sunday), aDish('idli', sunday)];
    expect(ordersWhileClosed(closed, menu)).toEqual({ opens, ordersAreFor: '2026-11-22' });
  });

  it.each([
    ['items differ', [aDish('dosa', sunday), aDish('idli', { deliverableOn: aDay('2026-11-23') })]],
    ['an item has no day', [aDish('dosa', sunday), aDish('idli')]],
    ['no item has a day', [aDish('idli')]],
  ])('promises no day where %s', (_case, menu) => {
    expect(ordersWhileClosed(closed, menu)).toEqual({ opens, ordersAreFor: undefined });
  });

  it('is nothing to tell while the kitchen is open, or without a menu', () => {
    expect(ordersWhileClosed({ kind: 'open', until: 21 }, [aDish('dosa')])).toBeUndefined();
    expect(ordersWhileClosed(closed, [])).toBeUndefined();
  });
});
