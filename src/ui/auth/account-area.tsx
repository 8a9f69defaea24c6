import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { Button } from '../components/button';
import { useLazyComponents } from '../lazy-components';
import { useViewModel } from '../view-model-context';
import { SilentBoundary } from '../layout/silent-boundary';
import { paths } from '../../domain/shared/paths';
import { usePreload } from '../use-preload';

/** Login for a guest, the account menu for a customer. */
export const AccountArea = observer(function AccountArea() {
  const session = useViewModel(SessionViewModel);
  const overlays = useViewModel(OverlaysViewModel);
  const { accountMenu: AccountMenu } = useLazyComponents();
  const preload = usePreload();
  const login = useRef<HTMLButtonElement>(null);
  const signsOut = useRef(false);
  const { user } = session;

  useEffect(() => {
    if (user || !signsOut.current) return;
    signsOut.current = false;
    // The menu that had the focus is gone, and this button stands in its place.
    login.current?.focus();
  }, [user]);

  if (user) {
    const signOut = () => {
      signsOut.current = true;
      session.signOut();
    };
    return (
      <SilentBoundary meanwhile={<AccountLink />}>
        <AccountMenu user={user} onSignOut={signOut} />
      </SilentBoundary>
    );
  }
  return (
    <Button
      variant="secondary"
      className="btn--login"
      aria-haspopup="dialog"
      ref={login}
      {...preload('login')}
      onClick={overlays.openSignIn}
    >
      Login
    </Button>
  );
});

/** In the place of the menu's button, and as large, until that is here. */
function AccountLink() {
  return (
    <Link className="user-btn" to={paths.profile} aria-label="Account">
      <span className="avatar" />
      <span className="icon icon--sm" />
    </Link>
  );
}
