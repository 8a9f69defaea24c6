import { makeAutoObservable, runInAction } from 'mobx';
import { emptyMessage, trimMessage, validateMessage, type ContactMessage } from '../../domain/contact/contact-message';
import type { ContactGateway } from '../../domain/contact/ports';
import { asServiceError, isRefusal } from '../../domain/shared/service-error';
import { errorNotice, type ErrorNotice } from '../shared/error-notice';
import { Form } from '../shared/form';

/** The contact form. What was typed stays until it is sent. */
export class ContactFormViewModel {
  readonly form = new Form<ContactMessage>(emptyMessage, validateMessage);
  state: 'writing' | 'pending' | 'sent' = 'writing';
  /** `nothingSent` is true only if the service refused the message. */
  error: (ErrorNotice & { readonly nothingSent: boolean }) | undefined = undefined;

  constructor(private readonly contact: ContactGateway) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async send(): Promise<void> {
    this.error = undefined;
    if (this.state === 'pending' || !this.form.submit()) return;
    this.state = 'pending';
    try {
      await this.contact.send(trimMessage(this.form.values));
      runInAction(() => (this.state = 'sent'));
    } catch (failure) {
      const error = asServiceError(failure);
      runInAction(() => {
        this.error = { ...errorNotice(error, 'other', 'Message service'), nothingSent: isRefusal(error) };
        this.state = 'writing';
      });
    }
  }

  writeAnother(): void {
    this.form.fill({ ...this.form.values, subject: '', message: '' });
    this.state = 'writing';
  }
}
