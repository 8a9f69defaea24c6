import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AddButton } from '../../../../src/ui/menu/card/add-button';
import { someAllergens } from '../../../support/allergens';
import { aCartItem, aProduct } from '../../../support/builders';
import { renderInShop } from '../../../support/render-in-shop';
import { aShop } from '../../../support/shop';

async function addButton(inCart: number) {
  const product = aProduct({ id: 'almond', name: 'Almond Cloud' });
  const { cart, toasts } = await aShop({ cart: inCart > 0 ? [aCartItem({ id: 'almond', quantity: inCart })] : [] });
  return renderInShop(<AddButton product={product} stockId="stock" warningId="warning" />, [
    cart,
    toasts,
    someAllergens().allergens,
  ]);
}

describe('add button', () => {
  it('reads Add while the cart has none', async () => {
    await addButton(0);
    expect(screen.getByRole('button', { name: 'Add Almond Cloud to cart' }).textContent).toBe('Add');
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('becomes a stepper whose plus has the count in its name', async () => {
    await addButton(2);
    expect(screen.getByRole('group', { name: 'Quantity of Almond Cloud' }).textContent).toBe('2');
    expect(screen.getByRole('button', { name: 'Add Almond Cloud to cart, 2 in cart' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Decrease quantity of Almond Cloud' })).toBeTruthy();
  });

  it('keeps the focus on its way to a stepper and back', async () => {
    const { user } = await addButton(0);
    const plus = screen.getByRole('button', { name: /^Add/ });
    await user.click(plus);
    expect(document.activeElement).toBe(plus);
    await user.click(screen.getByRole('button', { name: 'Decrease quantity of Almond Cloud' }));
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add Almond Cloud to cart' })).toBe(plus);
    expect(document.activeElement).toBe(plus);
  });
});
