import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { CheckoutEntryViewModel } from '../../view-models/checkout/checkout-entry.view-model';
import { useShared } from '../view-model-context';
import { paths } from '../../domain/shared/paths';

export const signInRequest = 'sign-in';
export const afterSignIn = 'after-sign-in';

export const SessionWatcher = observer(function SessionWatcher() {
  const session = useShared(SessionViewModel);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const seen = useRef(session.expiredSessions);
  const { expiredSessions } = session;

  useEffect(() => {
    if (seen.current === expiredSessions) return;
    seen.current = expiredSessions;
    session.rememberPath(pathname + search);
    if (pathname !== paths.home) void navigate(paths.home, { replace: true });
  }, [expiredSessions, session, navigate, pathname, search]);
  return null;
});

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
