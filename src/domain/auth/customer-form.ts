import { cleanEmail, emailErrors } from '../shared/email';
import type { FieldErrors } from '../shared/field-errors';
import { cleanPhone, isPhone } from '../shared/phone';
import type { ProfileChange } from './ports';

/** Default-ignorable characters (`DI`) are invisible. */
const visible = /[^\s\p{DI}]/u;

export function validateCustomer({ firstName, lastName, email, phone }: ProfileChange): FieldErrors<ProfileChange> {
  return {
    ...(visible.test(firstName) ? {} : { firstName: 'First name is required' }),
    ...(visible.test(lastName) ? {} : { lastName: 'Last name is required' }),
    ...emailErrors(email),
    ...(cleanPhone(phone) && !isPhone(phone) ? { phone: 'Phone number is invalid' } : {}),
  };
}

export function trimCustomer({ firstName, lastName, email, phone }: ProfileChange): ProfileChange {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: cleanEmail(email),
    phone: cleanPhone(phone),
  };
}
