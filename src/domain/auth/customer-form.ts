import { emailErrors } from '../shared/email';
import type { FieldErrors } from '../shared/field-errors';
import { isPhone } from '../shared/phone';
import type { ProfileChange } from './ports';

/** What is wrong with the details that a registration and the profile ask for alike. */
export function validateCustomer({ firstName, lastName, email, phone }: ProfileChange): FieldErrors<ProfileChange> {
  return {
    ...(firstName.trim() ? {} : { firstName: 'First name is required' }),
    ...(lastName.trim() ? {} : { lastName: 'Last name is required' }),
    ...emailErrors(email),
    ...(phone.trim() && !isPhone(phone) ? { phone: 'Phone number is invalid' } : {}),
  };
}

/** As it is sent: without the blanks around what was typed. */
export function trimCustomer({ firstName, lastName, email, phone }: ProfileChange): ProfileChange {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phone: phone.trim() };
}
