import { act, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { afterSignIn, CheckoutAfterSignIn } from '../../../src/ui/auth/history-states';
import { Dialog } from '../../../src/ui/components/dialogs/dialog';
import { OverlayHost } from '../../../src/ui/layout/overlay-host';
import { OverlaysViewModel } from '../../../src/view-models/shell/overlays.view-model';
import { useShared } from '../../../src/ui/view-model-context';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

function DialogNamed({ label }: { readonly label: string }) {
  const overlays = useShared(OverlaysViewModel);
  return (
    <Dialog className="modal" label={label} onClose={() => overlays.close()}>
      <button type="button" onClick={() => overlays.close()}>
        {`Close ${label}`}
      </button>
    </Dialog>
  );
}

function Arrive() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/orders', { state: afterSignIn })}>
      Arrive
    </button>
  );
}

async function overlayHost(signedIn = true) {
  const shop = await aShop({ signedIn });
  const frame = (
    <>
      <CheckoutAfterSignIn />
      <Arrive />
      <OverlayHost />
    </>
  );
  const dialogs = { cart: () => <DialogNamed label="Cart" />, checkout: () => <DialogNamed label="Checkout" /> };
  const viewModels = [shop.overlays, shop.session, shop.checkoutEntry, shop.toasts];
  return { ...shop, ...renderInShop(frame, viewModels, '/', dialogs) };
}

const openDialogs = () =>
  [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.getAttribute('aria-label'));

describe('a checkout from the cart', () => {
  it('replaces it, and closing it shows the cart', async () => {
    const { overlays, user } = await overlayHost();
    act(() => overlays.open({ kind: 'checkout', fromCart: true }));
    expect(openDialogs()).toEqual(['Checkout']);
    await user.click(screen.getByRole('button', { name: 'Close Checkout' }));
    expect(openDialogs()).toEqual(['Cart']);
    expect(screen.getByRole('dialog', { name: 'Cart' }).contains(document.activeElement)).toBe(true);
  });
});

describe('the arrival after sign-in', () => {
  it('continues the checkout that waited, on the new page', async () => {
    const { user, intent } = await overlayHost();
    intent.note();
    await user.click(screen.getByRole('button', { name: 'Arrive' }));
    expect(openDialogs()).toEqual(['Checkout']);
  });

  it('opens nothing when no checkout waited', async () => {
    const { user } = await overlayHost();
    await user.click(screen.getByRole('button', { name: 'Arrive' }));
    expect(openDialogs()).toEqual([]);
  });
});
