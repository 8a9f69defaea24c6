import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PaymentReference } from '../../../src/ui/payment/payment-reference';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

const long = 'chk_f06bfa0d-7934-4bb0-bffa-5519e908d14c';

async function shown(reference: string) {
  const { toasts } = await aShop({ cart: [] });
  const view = renderInShop(<PaymentReference reference={reference} />, [toasts]);
  return { ...view, toasts, copyButton: screen.getByRole('button', { name: 'Copy payment reference' }) };
}

describe('the reference of a payment', () => {
  it('is shortened, and copied whole', async () => {
    const { user, toasts, copyButton } = await shown(long);
    expect(screen.getByText('chk_f06b…d14c')).toBeTruthy();
    await user.click(copyButton);
    expect(await navigator.clipboard.readText()).toBe(long);
    expect(toasts.toasts.map(({ text }) => text)).toEqual(['Copied. Paste it wherever you like.']);
  });

  it.each(['chk_123', 'chk_123456789'])('a short reference of a payment is shown whole: %s', async (reference) => {
    await shown(reference);
    expect(screen.getByText(reference)).toBeTruthy();
  });

  it('is said where the browser refuses to copy', async () => {
    const { user, toasts, copyButton } = await shown(long);
    const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(copyButton);
    refused.mockRestore();
    expect(toasts.toasts.map(({ text }) => text)).toEqual([`Nothing could be copied. The reference is ${long}`]);
  });
});
