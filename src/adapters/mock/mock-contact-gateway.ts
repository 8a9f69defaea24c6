import type { ContactMessage } from '../../domain/contact/contact-message';
import type { ContactGateway } from '../../domain/contact/ports';
import { replyTimes, type MockTransport } from './mock-transport';

export class MockContactGateway implements ContactGateway {
  constructor(private readonly transport: MockTransport) {}

  send(message: ContactMessage): Promise<void> {
    return this.transport.ask('account', (services) => services.acceptMessage(message), { takes: replyTimes.contact });
  }
}
