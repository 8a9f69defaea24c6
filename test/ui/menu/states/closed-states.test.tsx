import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OpenState } from '../../../../src/domain/shop/opening-hours';
import { KitchenClosed } from '../../../../src/ui/menu/states/kitchen-closed';
import { SoldOut } from '../../../../src/ui/menu/states/sold-out';
import { ToastsViewModel } from '../../../../src/view-models/shell/toasts.view-model';
import { aDay } from '../../../support/builders';
import { FakeTime } from '../../../support/in-memory-device';
import { renderInShop } from '../../../support/render-in-shop';

const opens = { weekday: 'Sun', hour: 8, today: false } as const;
const closed: OpenState = { kind: 'closed', opens };
const text = () => screen.getByRole('main').textContent ?? '';

describe('a menu that is sold out', () => {
  it('offers the phone number of the kitchen while someone is there', () => {
    renderInShop(<SoldOut opening={{ phone: { kind: 'open', until: 20 }, openingOnLaterDay: opens }} />, [
      new ToastsViewModel(new FakeTime()),
    ]);
    expect(screen.getByRole('heading', { name: 'Sold Out' })).toBeDefined();
    expect(text()).toContain(
      "Today's menu is sold out.Back Sunday at 8\u00a0AM. For large orders call us until 8\u00a0PM.",
    );
    expect(screen.getByRole('link', { name: '(214) 555-0142' }).getAttribute('href')).toBe('tel:+12145550142');
  });

  it('offers email while nobody answers the phone, and says when somebody does', () => {
    renderInShop(<SoldOut opening={{ phone: closed, openingOnLaterDay: opens }} />, [
      new ToastsViewModel(new FakeTime()),
    ]);
    expect(text()).toContain('Back Sunday at 8\u00a0AM. Our phone line opens Sunday at 8\u00a0AM.');
    expect(screen.getByRole('link', { name: 'Email us' })).toBeDefined();
    expect(screen.queryByRole('link', { name: '(214) 555-0142' })).toBeNull();
  });
});

describe('a kitchen without a menu', () => {
  it('says when it opens, with the date where that is far off, and which days it is closed', () => {
    const far = { kind: 'closed', opens: { ...opens, date: aDay('2026-12-06') } } as const;
    const opening = { state: far, phone: closed, nextOpening: far.opens, closures: [aDay('2026-11-26')] };
    renderInShop(<KitchenClosed opening={opening} />, [new ToastsViewModel(new FakeTime())]);
    expect(screen.getByRole('heading', { name: 'Kitchen Closed' })).toBeDefined();
    expect(text()).toContain("We're closed. We open on Sun, Dec 6, at 8\u00a0AM.");
    expect(text()).toContain('Thu, Nov 26Closed');
  });
});

describe('a kitchen without a menu during its hours', () => {
  it('says when it opens again and until when the phone is answered, not that it is open', () => {
    const state: OpenState = { kind: 'open', until: 22 };
    const opening = { state, phone: { kind: 'open', until: 20 }, nextOpening: opens, closures: [] } as const;
    renderInShop(<KitchenClosed opening={opening} />, [new ToastsViewModel(new FakeTime())]);
    expect(text()).toContain(
      "There's nothing on the menu right now.We've stopped taking orders for now. We open again Sunday at 8\u00a0AM. Call us until 8\u00a0PM. Your cart is safe.",
    );
  });
});
