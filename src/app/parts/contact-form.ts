import { ContactForm } from '../../ui/screens/home/contact-form';
import { contactModule } from '../modules/contact.module';

export const part = { component: ContactForm, modules: [contactModule] };
