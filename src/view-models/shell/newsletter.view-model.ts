import { makeAutoObservable } from 'mobx';
import { emailErrors } from '../../domain/shared/email';

/** What the newsletter box answers. */
export interface NewsletterReply {
  readonly kind: 'refused' | 'notOpen';
  readonly text: string;
}

/** The newsletter box: it checks the e-mail, and nothing is sent. */
export class NewsletterViewModel {
  email = '';
  reply: NewsletterReply | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  type(email: string): void {
    this.email = email;
  }

  /** A refusal goes when the address is left mended. */
  leave(): void {
    if (this.reply?.kind === 'refused' && !emailErrors(this.email).email) this.reply = undefined;
  }

  submit(): void {
    const refusal = emailErrors(this.email).email;
    this.reply = refusal
      ? { kind: 'refused', text: refusal }
      : { kind: 'notOpen', text: 'Sign-up is not open yet. Nothing was sent.' };
  }
}
