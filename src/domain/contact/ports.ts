import type { ContactMessage } from './contact-message';

export interface ContactGateway {
  send(message: ContactMessage): Promise<void>;
}
