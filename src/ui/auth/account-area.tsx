import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { Button } from '../components/buttons/button';
import { classNames } from '../components/class-names';
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
  const isSigningOut = useRef(false);
  const { user } = session;

  useEffect(() => {
    if (user || !isSigningOut.current) return;
    isSigningOut.current = false;
    // The menu that had the focus is gone: this button replaces it.
    login.current?.focus();
  }, [user]);

  if (user) {
    const signOut = () => {
      isSigningOut.current = true;
      session.signOut();
    };
    return (
      <SilentBoundary fallback={<AccountLink />}>
        <AccountMenu user={user} onSignOut={signOut} />
      </SilentBoundary>
    );
  }
  return (
    <Button
      variant="secondary"
      className={classNames('btn--login', session.isVerifying && 'is-verifying')}
      aria-haspopup="dialog"
      ref={login}
      {...preload('login')}
      onClick={overlays.openSignIn}
    >
      Login
    </Button>
  );
});

/** Same size as the menu's button, shown until the menu has loaded. */
function AccountLink() {
  return (
    <Link className="user-btn" to={paths.profile} aria-label="Account">
      <span className="avatar" />
      <span className="icon icon--sm" />
    </Link>
  );
}
