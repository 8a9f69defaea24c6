import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SharedCartOffer } from '../../../src/ui/cart/shared-cart-offer';
import { ShareCart } from '../../../src/ui/cart/share-cart';
import { MenuViewModel } from '../../../src/view-models/menu/menu.view-model';
import { someAllergens } from '../../support/allergens';
import { aCartItem, aProduct } from '../../support/builders';
import { flushPromises } from '../../support/in-memory-device';
import { aMenuGateway } from '../../support/in-memory-gateways';
import { aMenuFreshness } from '../../support/menu-freshness';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

function Opened({ menu, link }: { readonly menu: MenuViewModel; readonly link: string }) {
  const [hash, setHash] = useState(link);
  return hash && <SharedCartOffer menu={menu} hash={hash} onClose={() => setHash('')} />;
}

async function open(hash: string, avoided: readonly string[] = []) {
  const shop = await aShop({ cart: [aCartItem({ quantity: 1 })] });
  const menu = new MenuViewModel(aMenuGateway(), shop.time, aMenuFreshness());
  menu.show([aProduct({ allergens: ['Milk'] }), aProduct({ id: 'oat', name: 'Oat', allergens: [] })]);
  const { allergens } = someAllergens({ menu, avoided });
  allergens.load();
  const view = renderInShop(
    <>
      <Opened menu={menu} link={hash} />
      <ShareCart cart={shop.cart} />
    </>,
    [shop.cart, shop.overlays, shop.toasts, allergens],
    '/menu',
  );
  return { ...shop, ...view };
}

describe('a shared cart', () => {
  it('is offered, and added to what is in the cart only when the customer says so', async () => {
    const { user, cart, overlays } = await open('#cart=classic-chip:2,oat:2');
    const offer = screen.getByRole('dialog', { name: 'Add these 4 items to your cart?' });
    expect(offer.textContent).toContain('2 × Classic Chip$5.00');
    expect(cart.totalItems).toBe(1);
    await user.click(within(offer).getByRole('button', { name: 'Add to Cart' }));
    await flushPromises();
    expect(cart.items.map(({ id, quantity }) => `${quantity} ${id}`)).toEqual(['3 classic-chip', '2 oat']);
    expect([overlays.current?.kind, screen.queryByRole('dialog')]).toEqual(['cart', null]);
  });

  it('opens the cart at once, and nothing over what the customer looks at when the service has stored it', async () => {
    const { user, cart, carts, overlays } = await open('#cart=oat:2');
    const apply = carts.apply.bind(carts);
    let reply = () => {};
    carts.apply = (change) => new Promise((resolve) => (reply = () => resolve(apply(change))));
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await act(flushPromises);
    expect([overlays.current?.kind, cart.totalItems]).toEqual(['cart', 3]);
    overlays.closeAll();
    reply();
    await act(flushPromises);
    expect([overlays.current, cart.totalItems]).toEqual([undefined, 3]);
  });

  it('changes nothing when it is declined', async () => {
    const { user, cart } = await open('#cart=oat:2');
    expect(document.activeElement?.textContent).toBe('Not Now');
    await user.click(screen.getByRole('button', { name: 'Not Now' }));
    expect([cart.totalItems, screen.queryByRole('dialog')]).toEqual([1, null]);
  });

  it("says what is not on today's menu", async () => {
    await open('#cart=oat:1,gone:2');
    const offer = screen.getByRole('dialog', { name: 'Add this item to your cart?' });
    expect(offer.textContent).toContain("2 items of the shared cart can't be ordered today.");
  });

  it('says that a line of it cannot be read', async () => {
    await open('#cart=oat:1,chip');
    expect(screen.getByRole('dialog').textContent).toContain("1 item of the shared cart can't be ordered today.");
  });

  it.each(['#cart=gone:2', '#cart=chip'])('says so where nothing of it can be ordered: %s', async (link) => {
    await open(link);
    const offer = screen.getByRole('dialog', { name: "This cart can't be ordered today" });
    expect(within(offer).queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  });

  it('warns of what the customer avoids', async () => {
    await open('#cart=classic-chip:1', ['Milk']);
    expect(screen.getByRole('dialog').textContent).toMatch(/contains milk/i);
  });

  it('is not offered by another link', async () => {
    await open('#seasonal');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is copied as a link of ids and quantities where the device has no way to share', async () => {
    const { user, toasts } = await open('');
    await user.click(screen.getByRole('button', { name: 'Share this cart' }));
    await flushPromises();
    expect(await navigator.clipboard.readText()).toMatch(/\/menu#cart=classic-chip:1$/);
    expect(toasts.toasts).toMatchObject([{ text: 'Link copied. Paste it wherever you like.' }]);
  });
});
