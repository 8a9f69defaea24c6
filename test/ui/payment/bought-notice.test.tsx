import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { BoughtNotice } from '../../../src/ui/payment/receipt';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

function Receipt() {
  const [items, setItems] = useState(2);
  return (
    <main>
      <h1 tabIndex={-1}>Thank You!</h1>
      {items > 0 && <BoughtNotice items={items} onRemove={() => setItems(0)} />}
    </main>
  );
}

describe('the notice that the cart holds what was paid for', () => {
  it('takes it out of the cart, and hands the focus to the title', async () => {
    const { toasts } = await aShop();
    const { user } = renderInShop(<Receipt />, [toasts]);
    const notice = screen.getByText(/2 items of this order are in your cart too\./);
    expect(notice.closest('[role="status"]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove from Cart' }));
    expect(notice.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Thank You!' }));
  });
});
