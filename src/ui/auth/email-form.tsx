import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { LoginViewModel } from '../../view-models/auth/login.view-model';
import { Button } from '../components/buttons/button';
import { EmailField } from '../components/forms/customer-fields';
import { PasswordField } from '../components/forms/password-field';
import { formField } from '../components/forms/form-field';
import { LoginErrorNotice } from './login-error-notice';
import { FormFrame } from '../components/forms/form-frame';

interface EmailFormProps {
  readonly login: LoginViewModel;
  readonly onSubmit: () => void;
}

export const EmailForm = observer(function EmailForm({ login, onSubmit }: EmailFormProps) {
  const prefix = useId();
  const form = login.login;
  const isPending = login.pending === 'email';
  return (
    <FormFrame form={form} prefix={prefix} onSubmit={onSubmit}>
      <LoginErrorNotice login={login} />
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
