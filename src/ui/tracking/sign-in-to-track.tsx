import { Lock } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { LoginViewModel } from '../../view-models/auth/login.view-model';
import { Button } from '../components/buttons/button';
import { GoogleIcon } from '../components/icons/google-icon';
import { ErrorDetail } from '../components/feedback/error-detail';
import { Notice } from '../components/feedback/notice';
import { StatePage } from '../components/feedback/state-page';
import { OwnBrowserNotice } from '../auth/own-browser-notice';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { useShop } from '../shop-context';
import { useShared, useViewModel } from '../view-model-context';

export const SignInToTrack = observer(function SignInToTrack() {
  const login = useViewModel(LoginViewModel);
  const overlays = useShared(OverlaysViewModel);
  const { flags } = useShop();
  const { pathname, search } = useLocation();
  return (
    <StatePage
      icon={Lock}
      title="Sign in to see this order"
      actions={
        <>
          <Button
            variant="google"
            size="lg"
            icon={GoogleIcon}
            pending={login.pending === 'google'}
            onClick={() => void login.continueWithGoogle(pathname + search)}
          >
            Sign In with Google
          </Button>
          {flags.emailAccounts && (
            <Button variant="secondary" size="lg" aria-haspopup="dialog" onClick={overlays.openSignIn}>
              Sign In with Email
            </Button>
          )}
        </>
      }
    >
      <p>We only show an order to the person who placed it.</p>
      <OwnBrowserNotice login={login} />
      {login.error && (
        <Notice tone="danger">
          <bdi>{login.error.text}</bdi>
          <ErrorDetail text={login.error.detail} />
        </Notice>
      )}
    </StatePage>
  );
});
