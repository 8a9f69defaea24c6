import { makeAutoObservable, runInAction } from 'mobx';
import {
  type ChangePassword,
  type PasswordOutcome,
  validatePassword,
  type PasswordFormFields,
} from '../../domain/profile/change-password';
import { hasNoAnswer } from '../../domain/shared/service-error';
import { errorNotice, type ErrorNotice } from '../shared/error-notice';
import { Form } from '../shared/form';
import type { SessionViewModel } from '../auth/session.view-model';

const unknownText = 'Your password may have been changed. If your old one is refused, use the new one.';
const empty: PasswordFormFields = { currentPassword: '', newPassword: '', confirmPassword: '' };

export class PasswordViewModel {
  readonly form = new Form<PasswordFormFields>(empty, validatePassword);
  isPending = false;
  error: (Pick<ErrorNotice, 'title' | 'detail'> & { readonly text?: string }) | undefined = undefined;
  isChanged = false;

  constructor(
    private readonly changePassword: ChangePassword,
    private readonly session: SessionViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get hasPassword(): boolean {
    return this.session.user?.authProvider === 'email';
  }

  get email(): string {
    return this.session.user?.email ?? '';
  }

  async save(): Promise<void> {
    const { user } = this.session;
    if (!user || this.isPending) return;
    this.isChanged = false;
    this.error = undefined;
    if (!this.form.submit()) return;
    this.isPending = true;
    const outcome = await this.changePassword.execute(user, this.form.values);
    runInAction(() => this.conclude(outcome));
  }

  private conclude(outcome: PasswordOutcome): void {
    this.isPending = false;
    switch (outcome.kind) {
      case 'changed':
        this.form.fill(empty);
        this.isChanged = true;
        return;
      case 'blocked':
        this.error = { title: outcome.message };
        return;
      case 'failed':
        this.error = errorNotice(outcome.error, 'password', 'Account');
        if (hasNoAnswer(outcome.error)) this.error = { ...this.error, text: unknownText };
        return;
      case 'invalid':
        return;
    }
  }
}
