import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { emptyMessage, trimMessage, validateMessage, type ContactMessage } from '../../domain/contact/contact-message';
import type { ContactGateway, MessageDraftRepository } from '../../domain/contact/ports';
import { asServiceError, isRefusal, type ServiceError } from '../../domain/shared/service-error';
import type { SessionViewModel } from '../auth/session.view-model';
import { errorNotice, type ErrorNotice } from '../shared/error-notice';
import { Form } from '../shared/form';
import type { NewToast, ToastsViewModel } from '../shell/toasts.view-model';

/** Keeps the typed message until it is sent, whatever page is shown, and whatever site the tab visits meanwhile. */
export class ContactFormViewModel {
  readonly form = new Form<ContactMessage>(emptyMessage, validateMessage);
  state: 'writing' | 'pending' | 'sent' = 'writing';
  error: (ErrorNotice & { readonly nothingSent: boolean }) | undefined = undefined;
  private lastSent: ContactMessage | undefined = undefined;
  private isShown = false;
  /** The customer who typed the message, also after their session has ended. The next customer must not read it. */
  private writerId: string | undefined = undefined;

  constructor(
    private readonly contact: ContactGateway,
    session: SessionViewModel,
    private readonly toasts: ToastsViewModel,
    drafts: MessageDraftRepository,
  ) {
    this.writerId = session.user?.id;
    makeAutoObservable<this, 'writerId'>(this, { writerId: false }, { autoBind: true, deep: false });
    this.form.fill(drafts.load(this.writerId) ?? emptyMessage);
    reaction(
      () => ({
        changes: session.customerChanges,
        isSignedIn: session.isSignedIn,
        expiredSessions: session.expiredSessions,
      }),
      ({ changes, isSignedIn, expiredSessions }, before) => {
        // After an expired session the same customer may sign in again.
        const isSignedOut = !isSignedIn && expiredSessions === before.expiredSessions;
        if (isSignedOut || changes !== before.changes) this.forget();
      },
    );
    reaction(
      () => this.unsent,
      (unsent) => {
        this.writerId = session.user?.id ?? this.writerId;
        drafts.save(unsent, this.writerId);
      },
    );
  }

  /** A message that was sent must not come back when the page is loaded again. */
  private get unsent(): ContactMessage {
    const { values } = this.form;
    return this.state === 'sent' ? { ...values, subject: '', message: '' } : values;
  }

  load(): void {
    this.isShown = true;
  }

  dispose(): void {
    this.isShown = false;
    if (this.state === 'sent') this.writeAnother();
    // The error summary must not take the focus when the form is shown again.
    else this.form.fill(this.form.values);
  }

  async send(): Promise<void> {
    this.error = undefined;
    if (this.state === 'pending' || !this.form.submit()) return;
    this.state = 'pending';
    const message = trimMessage(this.form.values);
    this.lastSent = message;
    const error = await this.contact.send(message).then(() => undefined, asServiceError);
    if (this.lastSent === message) runInAction(() => this.conclude(error));
  }

  writeAnother(): void {
    this.form.fill(this.unsent);
    this.state = 'writing';
  }

  private conclude(error: ServiceError | undefined): void {
    this.state = error ? 'writing' : 'sent';
    this.error = error && { ...errorNotice(error, 'other', 'Message service'), nothingSent: isRefusal(error) };
    if (this.isShown) return;
    this.toasts.show(lateToast(this.error));
    this.dispose();
  }

  private forget(): void {
    this.writerId = undefined;
    this.form.fill(emptyMessage);
    this.lastSent = undefined;
    this.error = undefined;
    this.state = 'writing';
  }
}

function lateToast(error: ContactFormViewModel['error']): NewToast {
  if (!error) return { text: 'Your message was sent.' };
  const outcome = error.nothingSent ? 'was not' : 'may not have been';
  return { text: `Your message ${outcome} sent. You can find it in the contact form.`, urgent: true };
}
