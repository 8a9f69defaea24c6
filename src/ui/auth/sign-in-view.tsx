import { observer } from 'mobx-react-lite';
import type { LoginViewModel } from '../../view-models/auth/login.view-model';
import { Button } from '../components/buttons/button';
import { GoogleIcon } from '../components/icons/google-icon';
import { useShop } from '../shop-context';
import { LoginErrorNotice } from './login-error-notice';
import { OwnBrowserNotice } from './own-browser-notice';
import { useId } from 'react';
import { EmailField } from '../components/forms/customer-fields';
import { PasswordField } from '../components/forms/password-field';
import { formField } from '../components/forms/form-field';
import { FormFrame } from '../components/forms/form-frame';

interface SignInViewProps {
  readonly login: LoginViewModel;
  readonly titleId: string;
  readonly onGoogle: () => void;
  readonly onSubmit: () => void;
}

export const SignInView = observer(function SignInView({ login, titleId, onGoogle, onSubmit }: SignInViewProps) {
  const { flags } = useShop();
  return (
    <>
      <h2 id={titleId}>Sign In</h2>
      <p>
        {flags.emailAccounts
          ? 'Sign in to check out and track your orders.'
          : 'Sign in to check out, track your orders and save your details for next time.'}
      </p>
      <OwnBrowserNotice login={login} />
      <LoginErrorNotice error={login.errorOf('google')} />
      <Button
        variant="google"
        size="lg"
        block
        icon={GoogleIcon}
        pending={login.pending === 'google'}
        onClick={onGoogle}
      >
        Continue with Google
      </Button>
      {flags.emailAccounts && (
        <>
          <div className="login__or">or with your email</div>
          <EmailForm login={login} onSubmit={onSubmit} />
          <p className="login__swap">
            <span>{'New here? '}</span>
            <button className="text-btn" type="button" onClick={() => login.show('register')}>
              Create an account
            </button>
          </p>
        </>
      )}
    </>
  );
});

interface EmailFormProps {
  readonly login: LoginViewModel;
  readonly onSubmit: () => void;
}

const EmailForm = observer(function EmailForm({ login, onSubmit }: EmailFormProps) {
  const prefix = useId();
  const form = login.login;
  const isPending = login.pending === 'email';
  return (
    <FormFrame form={form} prefix={prefix} onSubmit={onSubmit}>
      <LoginErrorNotice error={login.errorOf('email')} />
      <div className="fields">
        <EmailField autoComplete="username" {...formField(form, 'email', prefix, isPending)} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          {...formField(form, 'password', prefix, isPending)}
        />
        <Button type="submit" size="lg" block pending={isPending}>
          Sign In
        </Button>
      </div>
    </FormFrame>
  );
});
