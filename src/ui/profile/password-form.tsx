import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { PasswordFormFields } from '../../domain/profile/change-password';
import { minPasswordLength } from '../../domain/shared/password';
import { changedText, type PasswordViewModel } from '../../view-models/profile/password.view-model';
import { Button } from '../components/buttons/button';
import { ErrorTexts } from '../components/feedback/error-texts';
import { Notice } from '../components/feedback/notice';
import { PasswordField } from '../components/forms/password-field';
import { formField } from '../components/forms/form-field';
import { FormFrame } from '../components/forms/form-frame';

export const PasswordForm = observer(function PasswordForm({ password }: { readonly password: PasswordViewModel }) {
  const prefix = useId();
  const { form, isPending, error, isChanged } = password;
  const bind = (field: keyof PasswordFormFields) => formField(form, field, prefix, isPending);
  return (
    <FormFrame
      form={form}
      prefix={prefix}
      className="form-width"
      summaryClass="mb-6"
      aria-label="Change your password"
      onSubmit={() => void password.save()}
    >
      {error && (
        <Notice tone="danger" className="mb-6">
          <ErrorTexts error={error} />
        </Notice>
      )}
      <div role="status">
        {isChanged && (
          <Notice tone="success" role="none" className="mb-6">
            <b>{changedText}</b>
          </Notice>
        )}
      </div>
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={password.email} readOnly hidden />
      <div className="stack">
        <PasswordField label="Current password" autoComplete="current-password" required {...bind('currentPassword')} />
        <PasswordField
          label="New password"
          hint={`At least ${minPasswordLength} characters`}
          autoComplete="new-password"
          required
          {...bind('newPassword')}
        />
        <PasswordField label="Confirm new password" autoComplete="new-password" required {...bind('confirmPassword')} />
        <Button type="submit" pending={isPending}>
          Change Password
        </Button>
      </div>
    </FormFrame>
  );
});
