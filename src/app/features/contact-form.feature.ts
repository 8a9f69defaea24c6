import { ContainerModule } from 'inversify';
import { HttpContactGateway } from '../../adapters/http/http-contact-gateway';
import { MockTransport } from '../../adapters/mock/mock-transport';
import { MockContactGateway } from '../../adapters/mock/mock-contact-gateway';
import { ContactFormViewModel } from '../../view-models/contact/contact-form.view-model';
import { construct } from '../construct';
import { HttpServices } from '../http-services';
import { tokens } from '../tokens';

/** The contact form, which most shops have hidden. A build keeps one of the branches. */
export const contactModule = new ContainerModule(({ bind }) => {
  if (import.meta.env.VITE_BACKEND === 'mock')
    bind(tokens.contactGateway).toResolvedValue(construct(MockContactGateway), [MockTransport]);
  else
    bind(tokens.contactGateway).toResolvedValue(
      ({ account }: HttpServices) => new HttpContactGateway(account),
      [HttpServices],
    );
  bind(ContactFormViewModel).toResolvedValue(construct(ContactFormViewModel), [tokens.contactGateway]);
});
