import { cleanEmail, emailErrors } from '../shared/email';
import type { FieldErrors } from '../shared/field-errors';
import { cleanPhone, isPhone } from '../shared/phone';
import type { ProfileChange } from './ports';
import type { User } from './user';

/** Default-ignorable characters (`DI`) are invisible. */
const visible = /[^\s\p{DI}]/u;

type CustomerName = 'firstName' | 'lastName';

/** A name that Google left empty may stay empty, because many people have one name. */
export function optionalNames(user: Pick<User, CustomerName | 'authProvider'> | undefined): readonly CustomerName[] {
  if (user?.authProvider !== 'google') return [];
  return (['firstName', 'lastName'] as const).filter((name) => !visible.test(user[name]));
}

export function validateCustomer(
  { firstName, lastName, email, phone }: ProfileChange,
  optional: readonly CustomerName[] = [],
): FieldErrors<ProfileChange> {
  const isMissing = (name: CustomerName, written: string) => !visible.test(written) && !optional.includes(name);
  return {
    ...(isMissing('firstName', firstName) ? { firstName: 'First name is required' } : {}),
    ...(isMissing('lastName', lastName) ? { lastName: 'Last name is required' } : {}),
    ...emailErrors(email),
    ...(phone.trim() && !isPhone(phone) ? { phone: 'Phone number is invalid' } : {}),
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
