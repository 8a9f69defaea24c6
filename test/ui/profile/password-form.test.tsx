import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChangePassword } from '../../../src/domain/profile/change-password';
import { PasswordForm } from '../../../src/ui/profile/password-form';
import { PasswordViewModel } from '../../../src/view-models/profile/password.view-model';
import { aUser } from '../../support/builders';
import { anAccountGateway } from '../../support/in-memory-gateways';
import { renderInShop } from '../../support/render-in-shop';
import { aShop } from '../../support/shop';

it('takes nothing more while the password is being changed', async () => {
  const { session, toasts } = await aShop();
  session.show(aUser({ authProvider: 'email' }));
  const account = anAccountGateway({ changePassword: () => new Promise(() => undefined) });
  const password = new PasswordViewModel(new ChangePassword(account), session, toasts);
  const { user } = renderInShop(<PasswordForm password={password} />, [toasts]);
  await user.type(screen.getByLabelText('Current password'), 'secret7');
  await user.type(screen.getByLabelText('New password'), 'secret8');
  await user.type(screen.getByLabelText('Confirm new password'), 'secret8{Enter}');
  await user.type(screen.getByLabelText('New password'), '!');
  expect(password.form.values.newPassword).toBe('secret8');
});
