import { makeAutoObservable, runInAction } from 'mobx';
import type { ChangePassword, PasswordOutcome } from '../../domain/profile/change-password';
import { validatePassword, type PasswordFormFields } from '../../domain/profile/profile';
import { errorNotice } from '../shared/error-notice';
import { Form } from '../shared/form';
import type { SessionViewModel } from '../auth/session.view-model';

const empty: PasswordFormFields = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changing the password of an e-mail account. */
export class PasswordViewModel {
  readonly form = new Form<PasswordFormFields>(empty, validatePassword);
  saving = false;
  problem: { readonly title: string; readonly text?: string } | undefined = undefined;
  /** Until the next attempt. */
  changed = false;

  constructor(
    private readonly changePassword: ChangePassword,
    private readonly session: SessionViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Google customers have no password here. */
  get hasPassword(): boolean {
    return this.session.user?.authProvider === 'email';
  }

  get email(): string {
    return this.session.user?.email ?? '';
  }

  async save(): Promise<void> {
    const { user } = this.session;
    if (!user || this.saving) return;
    this.changed = false;
    this.problem = undefined;
    if (!this.form.submit()) return;
    this.saving = true;
    const outcome = await this.changePassword.execute(user, this.form.values);
    runInAction(() => this.conclude(outcome));
  }

  private conclude(outcome: PasswordOutcome): void {
    this.saving = false;
    switch (outcome.kind) {
      case 'changed':
        this.form.fill(empty);
        this.changed = true;
        return;
      case 'blocked':
        this.problem = { title: outcome.message };
        return;
      case 'failed':
        this.problem = errorNotice(outcome.error, 'password', 'Account');
        return;
      case 'invalid':
        return;
    }
  }
}
