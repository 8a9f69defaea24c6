import type { ContactMessage } from '../../domain/contact/contact-message';
import type { ContactGateway } from '../../domain/contact/ports';
import { contactCalls } from './contact-calls';
import type { HttpClient } from './http-client';

export class HttpContactGateway implements ContactGateway {
  constructor(private readonly http: HttpClient) {}

  async send(message: ContactMessage): Promise<void> {
    await this.http.send(contactCalls.message, { body: message });
  }

  /** The specification names the call. No screen makes it, because sign-up for the newsletter is not open yet. */
  async subscribe(email: string): Promise<void> {
    await this.http.send(contactCalls.newsletter, { body: { email } });
  }
}
