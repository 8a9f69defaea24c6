import { ContainerModule } from 'inversify';
import { ContactFormViewModel } from '../../view-models/contact-form.view-model';
import { construct } from '../construct';
import { tokens } from '../tokens';

/** The contact form, which most shops have hidden. */
export const contactModule = new ContainerModule(({ bind }) => {
  bind(ContactFormViewModel).toResolvedValue(construct(ContactFormViewModel), [tokens.contactGateway]);
});
