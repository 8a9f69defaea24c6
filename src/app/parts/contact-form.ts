import { ContactForm } from '../../ui/contact/contact-form';
import { contactModule } from '../modules/contact.module';

export const part = { component: ContactForm, modules: [contactModule] };
