import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { UnavailableReason } from '../../../src/domain/cart/cart-review';
import { cents } from '../../../src/domain/shared/money';
import { CartUnavailableOverlay } from '../../../src/ui/checkout/cart-unavailable-overlay';
import { aCartItem } from '../../support/builders';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

async function dialogAbout(reason: UnavailableReason) {
  const { overlays } = await aShop({ cart: [] });
  overlays.open({ kind: 'cartUnavailable', lines: [{ item: aCartItem({ quantity: 2 }), reason }] });
  const { user } = renderInShop(<CartUnavailableOverlay />, [overlays, (await aShop()).toasts]);
  return { user, overlays, dialog: screen.getByRole('dialog', { name: 'Cart Items Not Available' }) };
}

describe('cart unavailable dialog', () => {
  it.each<[string, UnavailableReason]>([
    ["Not on today's menu", { kind: 'gone' }],
    ['Now called Chip', { kind: 'renamed', newName: 'Chip' }],
    ['Price changed from $2.50 to $2.75', { kind: 'priceChanged', from: cents(250), to: cents(275) }],
  ])('shows the reason: %s', async (words, reason) => {
    const { dialog } = await dialogAbout(reason);
    expect(dialog.textContent).toContain(
      'None of the items in your cart are available as you added them, so we cleared your cart.',
    );
    expect(dialog.textContent).toContain(`Classic ChipQuantity 2$5.00${words}`);
  });

  it("leads to today's menu", async () => {
    const { user, overlays } = await dialogAbout({ kind: 'gone' });
    await user.click(screen.getByRole('link', { name: "Browse Today's Menu" }));
    expect(overlays.current).toBeUndefined();
  });
});
