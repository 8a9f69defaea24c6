import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useLocation, useNavigate, Link } from 'react-router-dom';
import { LoginViewModel } from '../../view-models/auth/login.view-model';
import { BrandMark } from '../components/icons/brand-mark';
import { Dialog } from '../components/dialogs/dialog';
import { IconButton } from '../components/buttons/icon-button';
import { useShop } from '../shop-context';
import './login-overlay.css';
import { useViewModel } from '../view-model-context';
import { afterSignIn } from './history-states';
import { RegisterView } from './register-view';
import { SignInView } from './sign-in-view';
import { useStepFocus } from '../components/dialogs/use-step-focus';
import { paths } from '../../domain/shared/paths';

export const LoginOverlay = observer(function LoginOverlay() {
  const login = useViewModel(LoginViewModel);
  const { mark } = useShop();
  const titleId = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { body } = useStepFocus(login.view);

  const enter = async (attempt: Promise<string | undefined>) => {
    const destination = await attempt;
    if (destination) await navigate(destination, { state: afterSignIn });
  };
  return (
    <Dialog className="modal modal--narrow" labelledBy={titleId} onClose={() => login.close()}>
      <IconButton className="login__close" label="Close" icon={X} onClick={() => login.close()} />
      <div className="modal__scroll login" ref={body}>
        <BrandMark shapes={mark} className="login__mark" />
        {login.view === 'register' ? (
          <RegisterView login={login} titleId={titleId} onSubmit={() => void enter(login.register())} />
        ) : (
          <SignInView
            login={login}
            titleId={titleId}
            onGoogle={() => void login.continueWithGoogle(pathname + search)}
            onSubmit={() => void enter(login.signIn())}
          />
        )}
        <LegalNote onLeave={() => login.close()} />
      </div>
    </Dialog>
  );
});

function LegalNote({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <small>
      <span>{'By continuing you agree to our '}</span>
      <Link to={paths.terms} onClick={onLeave}>
        Terms
      </Link>
      <span>{' and '}</span>
      <Link to={paths.privacy} onClick={onLeave}>
        Privacy Policy
      </Link>
      <span>.</span>
    </small>
  );
}
