import type { ContactMessage } from '../../domain/contact/contact-message';
import type { ContactGateway } from '../../domain/contact/ports';
import { contactCalls } from './contact-calls';
import type { HttpClient } from './http-client';

export class HttpContactGateway implements ContactGateway {
  constructor(private readonly http: HttpClient) {}

  async send(message: ContactMessage): Promise<void> {
    await this.http.send(contactCalls.message, { body: message });
  }

  async subscribe(email: string): Promise<void> {
    await this.http.send(contactCalls.newsletter, { body: { email } });
  }
}
