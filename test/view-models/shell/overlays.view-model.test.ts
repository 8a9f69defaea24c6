import { describe, expect, it } from 'vitest';
import { aShop } from '../../support/shop';

describe('a checkout from the cart', () => {
  it('closes to the cart', async () => {
    const { overlays } = await aShop();
    overlays.open({ kind: 'checkout', fromCart: true });
    overlays.close();
    expect(overlays.current).toEqual({ kind: 'cart' });
    overlays.close();
    expect(overlays.current).toBeUndefined();
  });

  it('does not open it again when the page is left', async () => {
    const { overlays } = await aShop();
    overlays.open({ kind: 'checkout', fromCart: true });
    overlays.closeAll();
    expect(overlays.current).toBeUndefined();
  });
});

describe('the sign-in dialog', () => {
  it('forgets the path that waits for it when it is dismissed', async () => {
    const { overlays, session } = await aShop({ signedIn: false });
    session.rememberPath('/orders');
    overlays.openSignIn();
    overlays.close();
    expect(session.wantedPath).toBeUndefined();
  });

  it('keeps the path when the page is left while a sign-in is pending', async () => {
    const { overlays, session } = await aShop({ signedIn: false });
    session.rememberPath('/orders');
    overlays.openSignIn();
    session.setSigningIn(true);
    overlays.closeAll();
    expect(session.wantedPath).toBe('/orders');
  });
});
