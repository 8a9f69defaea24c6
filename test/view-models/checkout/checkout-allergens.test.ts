import { describe, expect, it } from 'vitest';
import { aCartItem, aProduct, deliveryDetails } from '../../support/builders';
import { aCheckout } from '../../support/checkout';

const dishWith = (...allergens: readonly string[]) => [aProduct({ allergens })];

async function atConfirm(world: Parameters<typeof aCheckout>[0]) {
  const shop = await aCheckout({ avoids: { avoided: ['Milk'] }, ...world });
  shop.drafts.save(deliveryDetails(), 'user-1');
  await shop.checkout.load();
  shop.checkout.toConfirm();
  return { ...shop, warning: () => shop.allergens.warningAbout(aCartItem().id) };
}

const contains = { kind: 'contains', allergens: ['Milk'] };

describe('the allergens of a checkout', () => {
  it('are those of the menu that the checkout has read', async () => {
    const { warning } = await atConfirm({
      avoids: { avoided: ['Milk'], menu: dishWith('Wheat') },
      todaysMenu: async () => dishWith('Milk'),
    });
    expect(warning()).toEqual(contains);
  });

  it('ask for a second look where the kitchen has listed an avoided one since, and then order', async () => {
    let menu = dishWith('Wheat');
    const { checkout, sent, warning } = await atConfirm({ todaysMenu: async () => menu });
    expect(warning()).toBeUndefined();
    menu = dishWith('Wheat', 'Milk');
    await checkout.pay();
    expect([checkout.attempt.error, checkout.attempt.isPending, sent, warning()]).toEqual([
      { kind: 'allergensChanged' },
      false,
      [],
      contains,
    ]);
    await checkout.pay();
    expect(sent).toHaveLength(1);
  });

  it('leave the menu that is shown alone where nothing is avoided', async () => {
    const menu = dishWith('Wheat');
    const { allergens } = await atConfirm({ avoids: { menu }, todaysMenu: async () => dishWith('Milk') });
    expect(allergens.menu.products).toEqual(menu);
  });
});
