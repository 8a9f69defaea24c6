import { describe, expect, it } from 'vitest';
import { BackForwardRestoreViewModel } from '../../../src/view-models/shell/back-forward-restore.view-model';
import { aCheckout } from '../../support/checkout';
import { deliveryDetails } from '../../support/builders';
import { FakeBackForwardRestore, flushPromises } from '../../support/in-memory-device';
import { aShop, type Shop } from '../../support/shop';

function watched<Kind extends Shop>(shop: Kind) {
  const backForwardRestore = new FakeBackForwardRestore();
  const restored = new BackForwardRestoreViewModel(backForwardRestore, shop.overlays, shop.session, shop.cart);
  restored.load();
  return { ...shop, backForwardRestore, stop: () => restored.dispose() };
}

describe('a page restored on Back or Forward', () => {
  it('shows neither a checkout paid since nor its cart', async () => {
    const { checkout, overlays, cart, backForwardRestore } = watched(await aCheckout());
    await checkout.load();
    checkout.form.fill(deliveryDetails());
    await checkout.pay();
    backForwardRestore.comeBack();
    await flushPromises();
    expect(overlays.current).toBeUndefined();
    expect(cart.items).toEqual([]);
  });

  it('closes the sign-in dialog if the customer has signed in since', async () => {
    const { overlays, session, sessions, backForwardRestore } = watched(await aShop({ signedIn: false }));
    const { sessions: elsewhere } = await aShop();
    overlays.openSignIn();
    sessions.value = elsewhere.value;
    backForwardRestore.comeBack();
    await flushPromises();
    expect(overlays.current).toBeUndefined();
    expect(session.isSignedIn).toBe(true);
  });

  it('closes the overlay even if nothing has changed', async () => {
    const { overlays, cart, backForwardRestore } = watched(await aShop());
    overlays.openCart();
    backForwardRestore.comeBack();
    await flushPromises();
    expect(overlays.current).toBeUndefined();
    expect(cart.items).toHaveLength(1);
  });

  it('gives up a pending sign-in', async () => {
    const { overlays, checkoutEntry, intent, backForwardRestore, session } = watched(await aShop({ signedIn: false }));
    checkoutEntry.start();
    session.setSigningIn(true);
    backForwardRestore.comeBack();
    expect(overlays.current).toBeUndefined();
    expect(intent.consume()).toBe(false);
  });

  it('does nothing once disposed', async () => {
    const { overlays, backForwardRestore, stop } = watched(await aShop());
    overlays.openCart();
    stop();
    backForwardRestore.comeBack();
    expect(overlays.current?.kind).toBe('cart');
  });
});
