import type { ContactMessage } from './contact-message';

/** The contact service. Rejects only with ServiceError. */
export interface ContactGateway {
  send(message: ContactMessage): Promise<void>;
}
