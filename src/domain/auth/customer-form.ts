import { cleanEmail, emailErrors } from '../shared/email';
import type { FieldErrors } from '../shared/field-errors';
import { cleanPhone, isPhone } from '../shared/phone';
import { lengthError, maxLengths } from '../shared/text-limits';
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
  const nameError = (name: CustomerName, label: string, written: string) => {
    const isMissing = !visible.test(written) && !optional.includes(name);
    const error = isMissing ? `${label} is required` : lengthError(label, written, maxLengths.name);
    return error === undefined ? {} : { [name]: error };
  };
  return {
    ...nameError('firstName', 'First name', firstName),
    ...nameError('lastName', 'Last name', lastName),
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
