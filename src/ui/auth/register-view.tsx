import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { minPasswordLength } from '../../domain/shared/password';
import type { LoginViewModel } from '../../view-models/auth/login.view-model';
import { Button } from '../components/buttons/button';
import { CustomerFields } from '../components/forms/customer-fields';
import { PasswordField } from '../components/forms/password-field';
import { formField } from '../components/forms/form-field';
import { LoginErrorNotice } from './login-error-notice';
import { FormFrame } from '../components/forms/form-frame';

interface RegisterViewProps {
  readonly login: LoginViewModel;
  readonly titleId: string;
  readonly onSubmit: () => void;
}

export const RegisterView = observer(function RegisterView({ login, titleId, onSubmit }: RegisterViewProps) {
  const prefix = useId();
  const form = login.registration;
  const isPending = login.pending === 'email';
  return (
    <>
      <h2 id={titleId}>Create Account</h2>
      <p>So your orders and details are here next time.</p>
      <FormFrame form={form} prefix={prefix} aria-label="Create an account" onSubmit={onSubmit}>
        <LoginErrorNotice error={login.errorOf('email')} />
        <div className="fields">
          <CustomerFields bind={(field) => formField(form, field, prefix, isPending)} />
          <PasswordField
            label="Password"
            hint={`At least ${minPasswordLength} characters`}
            autoComplete="new-password"
            required
            {...formField(form, 'password', prefix, isPending)}
          />
          <Button type="submit" size="lg" block pending={isPending}>
            Create Account
          </Button>
        </div>
      </FormFrame>
      <p className="login__swap">
        <span>{'Have an account? '}</span>
        <button className="text-btn" type="button" onClick={() => login.show('signIn')}>
          Sign In
        </button>
      </p>
    </>
  );
});
