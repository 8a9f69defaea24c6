import { makeAutoObservable } from 'mobx';
import { emailErrors } from '../../domain/shared/email';

interface NewsletterReply {
  readonly kind: 'refused' | 'notOpen';
  readonly text: string;
}

export class NewsletterViewModel {
  email = '';
  reply: NewsletterReply | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  type(email: string): void {
    this.email = email;
    if (this.reply?.kind === 'refused' && !emailErrors(email).email) this.reply = undefined;
  }

  submit(): void {
    const refusal = emailErrors(this.email).email;
    this.reply = refusal ? { kind: 'refused', text: refusal } : { kind: 'notOpen', text: 'Nothing was sent.' };
  }
}
