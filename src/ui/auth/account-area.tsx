import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { Button } from '../components/buttons/button';
import { classNames } from '../components/class-names';
import { useLazyComponents } from '../lazy-components';
import { useShared } from '../view-model-context';
import { SilentBoundary } from '../layout/silent-boundary';
import { focusQuietly } from '../layout/use-focus-on-navigation';
import { paths } from '../../domain/shared/paths';
import { usePreload } from '../use-preload';

export const AccountArea = observer(function AccountArea() {
  const session = useShared(SessionViewModel);
  const overlays = useShared(OverlaysViewModel);
  const { accountMenu: AccountMenu } = useLazyComponents();
  const preload = usePreload();
  const { user } = session;
  const isSignedIn = Boolean(user);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    return () => {
      // Login is hidden on a phone, where it cannot take the focus.
      for (const next of ['.btn--login', 'main h1']) {
        const element = document.querySelector<HTMLElement>(next);
        if (element && document.activeElement === document.body) focusQuietly(element);
      }
    };
  }, [isSignedIn]);

  if (user) {
    return (
      <SilentBoundary fallback={<AccountLink />}>
        <AccountMenu user={user} onSignOut={session.signOut} />
      </SilentBoundary>
    );
  }
  return (
    <Button
      variant="secondary"
      className={classNames('btn--login', session.isVerifying && 'is-verifying')}
      aria-haspopup="dialog"
      {...preload('login')}
      onClick={overlays.openSignIn}
    >
      Login
    </Button>
  );
});

function AccountLink() {
  return (
    <Link className="user-btn" to={paths.profile} aria-label="Account">
      <span className="avatar" />
      <span className="icon icon--sm" />
    </Link>
  );
}
