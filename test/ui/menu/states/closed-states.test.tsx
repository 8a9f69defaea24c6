import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ClosedNow } from '../../../../src/domain/menu/kitchen-state';
import type { OpenState } from '../../../../src/domain/shop/opening-hours';
import { ClosedNowNotice } from '../../../../src/ui/menu/states/closed-now-notice';
import { KitchenClosed } from '../../../../src/ui/menu/states/kitchen-closed';
import { SoldOut } from '../../../../src/ui/menu/states/sold-out';
import { ToastsViewModel } from '../../../../src/view-models/shell/toasts.view-model';
import { aDay } from '../../../support/builders';
import { FakeTime } from '../../../support/in-memory-device';
import { renderInShop } from '../../../support/render-in-shop';

const opens = { weekday: 'Sun', hour: 8, today: false } as const;
const kind = 'closedNow';
const closed: OpenState = { kind: 'closed', opens };
const text = () => screen.getByRole('main').textContent ?? '';

describe('a menu that is sold out', () => {
  it('offers the phone number of the kitchen while someone is there', () => {
    renderInShop(<SoldOut opening={{ kind: 'open', until: 21 }} />, [new ToastsViewModel(new FakeTime())]);
    expect(screen.getByRole('heading', { name: 'Sold Out' })).toBeDefined();
    expect(text()).toContain("Today's menu is sold out.We're here until 9PM if you need us.");
    expect(screen.getByRole('link', { name: '(214) 555-0142' }).getAttribute('href')).toBe('tel:+12145550142');
  });

  it('says when the kitchen opens', () => {
    renderInShop(<SoldOut opening={closed} />, [new ToastsViewModel(new FakeTime())]);
    expect(text()).toContain('We open Sunday at 8AM.');
  });
});

describe('a kitchen without a menu', () => {
  it('says when it opens, with the date where that is far off, and which days it is closed', () => {
    const far: OpenState = { kind: 'closed', opens: { ...opens, date: aDay('2026-12-06') } };
    renderInShop(<KitchenClosed opening={far} closures={[aDay('2026-11-26')]} />, [
      new ToastsViewModel(new FakeTime()),
    ]);
    expect(screen.getByRole('heading', { name: 'Kitchen Closed' })).toBeDefined();
    expect(text()).toContain("We're closed. We open on Sun, Dec 6, at 8AM.");
    expect(text()).toContain('Thu, Nov 26Closed');
  });
});

describe('a kitchen without a menu during its hours', () => {
  it('says that someone is there, not that it is open', () => {
    renderInShop(<KitchenClosed opening={{ kind: 'open', until: 22 }} closures={[]} />, [
      new ToastsViewModel(new FakeTime()),
    ]);
    expect(text()).toContain(
      "There's nothing on the menu right now.You can still reach us until 10PM. Your cart is safe.",
    );
  });
});

describe('a menu that takes orders while the kitchen is closed', () => {
  it.each<[ClosedNow, string]>([
    [{ kind, opens, ordersAreFor: aDay('2026-11-23') }, 'We open Sunday at 8AM. What you order now comes Mon, Nov 23.'],
    [{ kind, opens, ordersAreFor: undefined }, 'We open Sunday at 8AM.'],
    [{ kind, opens: undefined, ordersAreFor: undefined }, 'The kitchen is closed right now, and you can still order.'],
  ])('says so, and nothing that is not true: %j', (state, words) => {
    renderInShop(<ClosedNowNotice closed={state} />, [new ToastsViewModel(new FakeTime())]);
    expect(text().trim().endsWith(words)).toBe(true);
  });
});
