import { ContactForm } from '../../ui/contact/contact-form';
import { contactModule } from '../features/contact-form.feature';

export const part = { component: ContactForm, modules: [contactModule] };
