import { makeAutoObservable, runInAction } from 'mobx';
import { emptyMessage, trimMessage, validateMessage, type ContactMessage } from '../../domain/contact/contact-message';
import type { ContactGateway } from '../../domain/contact/ports';
import { asServiceError } from '../../domain/shared/service-error';
import { errorNotice, type ErrorNotice } from '../shared/error-notice';
import { Form } from '../shared/form';

/** The contact form. What was typed stays until it is sent. */
export class ContactFormViewModel {
  readonly form = new Form<ContactMessage>(emptyMessage, validateMessage);
  state: 'writing' | 'pending' | 'sent' = 'writing';
  error: ErrorNotice | undefined = undefined;

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
      const error = errorNotice(asServiceError(failure), 'other');
      runInAction(() => {
        this.error = error;
        this.state = 'writing';
      });
    }
  }

  writeAnother(): void {
    this.form.fill({ ...this.form.values, subject: '', message: '' });
    this.state = 'writing';
  }
}
