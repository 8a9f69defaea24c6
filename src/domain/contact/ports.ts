import type { ContactMessage } from './contact-message';

export interface ContactGateway {
  send(message: ContactMessage): Promise<void>;
}

/** Stores for the visit what was typed, with the customer who typed it. A guest may sign in before the message is sent. */
export interface MessageDraftRepository {
  load(customerId: string | undefined): ContactMessage | undefined;
  save(written: ContactMessage, customerId: string | undefined): void;
}
