import { describe, expect, it } from 'vitest';
import { kitchenState, orderable } from '../../../src/domain/menu/kitchen-state';
import type { OpenState } from '../../../src/domain/shop/opening-hours';
import { aDay } from '../../support/builders';
import { aDish } from '../../support/builders-menu';

const opens = { weekday: 'Sun', hour: 8, today: false } as const;
const open: OpenState = { kind: 'open', until: 21 };
const closed: OpenState = { kind: 'closed', opens };
const sunday = { deliverableOn: aDay('2026-11-22') };

describe('the kitchen', () => {
  it('takes orders for what is on the menu', () => {
    expect(kitchenState([aDish('dosa')], open)).toEqual({ kind: 'open' });
    expect(orderable([aDish('dosa')])).toHaveLength(1);
  });

  it.each([open, closed])('is closed without a menu and sold out with one that is, whatever the hours: %j', (hours) => {
    expect(kitchenState([], hours)).toEqual({ kind: 'kitchenClosed' });
    expect(kitchenState('soldOut', hours)).toEqual({ kind: 'soldOut' });
    expect(orderable('soldOut')).toEqual([]);
  });
});

describe('a menu that takes orders while the kitchen is closed', () => {
  it('says for which day they are', () => {
    const menu = [aDish('dosa', sunday), aDish('idli', sunday)];
    expect(kitchenState(menu, closed)).toEqual({ kind: 'closedNow', opens, ordersAreFor: '2026-11-22' });
  });

  it.each([
    ['items differ', [aDish('dosa', sunday), aDish('idli', { deliverableOn: aDay('2026-11-23') })]],
    ['an item has no day', [aDish('dosa', sunday), aDish('idli')]],
    ['no item has a day', [aDish('idli')]],
  ])('promises no day where %s', (_case, menu) => {
    expect(kitchenState(menu, closed)).toEqual({ kind: 'closedNow', opens, ordersAreFor: undefined });
  });
});
