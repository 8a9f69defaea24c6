import { makeAutoObservable, runInAction } from 'mobx';
import {
  type ChangePassword,
  type PasswordOutcome,
  validatePassword,
  type PasswordFormFields,
} from '../../domain/profile/change-password';
import { hasNoAnswer, isRefusal, type ServiceError } from '../../domain/shared/service-error';
import { errorNotice, type ErrorNotice } from '../shared/error-notice';
import { Form } from '../shared/form';
import type { SessionViewModel } from '../auth/session.view-model';
import { toastPeriod, type NewToast, type ToastsViewModel } from '../shell/toasts.view-model';

export const changedText = 'Your password has been changed.';
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
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get hasPassword(): boolean {
    return this.session.user?.authProvider === 'email';
  }

  get email(): string {
    return this.session.user?.email ?? '';
  }

  dispose(): void {
    this.isPending = false;
  }

  async save(): Promise<void> {
    const { user } = this.session;
    if (!user || this.isPending) return;
    this.isChanged = false;
    this.error = undefined;
    if (!this.form.submit()) return;
    this.isPending = true;
    const outcome = await this.changePassword.execute(user, this.form.values);
    runInAction(() => (this.isPending ? this.conclude(outcome) : this.tellElsewhere(outcome, user.id)));
  }

  /** The customer has left the form, and must still learn which password is valid now. */
  private tellElsewhere(outcome: PasswordOutcome, customerId: string): void {
    if (this.session.user?.id !== customerId) return;
    if (outcome.kind === 'changed') this.toasts.show({ text: changedText, period: toastPeriod });
    if (outcome.kind === 'failed') this.toasts.show(lateToast(outcome.error));
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
        this.error = noticeOf(outcome.error);
        return;
      case 'invalid':
        return;
    }
  }
}

function noticeOf(error: ServiceError): ErrorNotice {
  const notice = errorNotice(error, 'password', 'Account');
  return hasNoAnswer(error) ? { ...notice, text: unknownText } : notice;
}

function lateToast(error: ServiceError): NewToast {
  const { text, detail } = noticeOf(error);
  const changed = isRefusal(error) ? 'was not changed' : 'may not have been changed';
  return { text: hasNoAnswer(error) ? text : `Your password ${changed}. ${text}`, detail, urgent: true };
}
