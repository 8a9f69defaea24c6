import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { CheckoutEntryViewModel } from '../../view-models/checkout/checkout-entry.view-model';
import { useShared } from '../view-model-context';

export const signInRequest = 'sign-in';
export const afterSignIn = 'after-sign-in';

export function SignInRequest() {
  const overlays = useShared(OverlaysViewModel);
  const navigate = useNavigate();
  const { state, pathname } = useLocation();

  useEffect(() => {
    if (state !== signInRequest) return;
    overlays.openSignIn();
    // Clears the request, so that a reload does not open sign-in again.
    void navigate(pathname, { replace: true, state: null });
  }, [state, overlays, navigate, pathname]);
  return null;
}

export function CheckoutAfterSignIn() {
  const checkoutEntry = useShared(CheckoutEntryViewModel);
  const { state, key } = useLocation();

  useEffect(() => {
    if (state === afterSignIn) checkoutEntry.continueAfterSignIn();
  }, [state, key, checkoutEntry]);
  return null;
}
