import { ContainerModule } from 'inversify';
import { HttpContactGateway } from '../../adapters/http/http-contact-gateway';
import { MockTransport } from '../../adapters/mock/mock-transport';
import { MockContactGateway } from '../../adapters/mock/mock-contact-gateway';
import { ContactForm } from '../../ui/contact/contact-form';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { ContactFormViewModel } from '../../view-models/contact/contact-form.view-model';
import { ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { construct } from '../construct';
import { HttpServices } from '../http-services';
import { tokens } from '../tokens';

const bindings = new ContainerModule(({ bind }) => {
  // The backend is a constant, so a build keeps one of the branches.
  if (import.meta.env.VITE_BACKEND === 'mock')
    bind(tokens.contactGateway).toResolvedValue(construct(MockContactGateway), [MockTransport]);
  else
    bind(tokens.contactGateway).toResolvedValue(
      ({ account }: HttpServices) => new HttpContactGateway(account),
      [HttpServices],
    );
  bind(ContactFormViewModel)
    .toResolvedValue(construct(ContactFormViewModel), [tokens.contactGateway, SessionViewModel, ToastsViewModel])
    .inSingletonScope();
});

export const contactFormFeature = { component: ContactForm, modules: [bindings] };
