import { HttpContactGateway } from '../../adapters/http/http-contact-gateway';
import { MockContactGateway } from '../../adapters/mock/mock-contact-gateway';
import { MockTransport } from '../../adapters/mock/mock-transport';
import type { JsonStorage } from '../../adapters/storage/json-storage';
import { TabMessageDraftRepository } from '../../adapters/storage/message-draft';
import type { ContactGateway } from '../../domain/contact/ports';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { ContactFormViewModel } from '../../view-models/contact/contact-form.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { HttpServices } from '../../adapters/http/http-services';
import { tokens } from '../tokens';
import { construct, wire } from './wiring';

export const contactModule = wire(({ make, makeSingle }) => {
  if (import.meta.env.VITE_BACKEND === 'mock')
    make(tokens.contactGateway, construct(MockContactGateway), [MockTransport]);
  else make(tokens.contactGateway, ({ account }) => new HttpContactGateway(account), [HttpServices]);
  makeSingle(
    ContactFormViewModel,
    (gateway: ContactGateway, session: SessionViewModel, toasts: ToastsViewModel, tab: JsonStorage) =>
      new ContactFormViewModel(gateway, session, toasts, new TabMessageDraftRepository(tab)),
    [tokens.contactGateway, SessionViewModel, ToastsViewModel, tokens.tabStorage],
  );
});
