import { describe, expect, it } from 'vitest';
import { optionalNames, validateCustomer } from '../../../src/domain/auth/customer-form';
import type { User } from '../../../src/domain/auth/user';
import { aUser } from '../../support/builders';

const form = { firstName: 'Priya', lastName: 'Raman', email: 'priya@example.com', phone: '+1 214 555 0100' };

describe('the details of a customer', () => {
  it.each([
    ['everything is right', {}, {}],
    ['there is no phone', { phone: ' ' }, {}],
    ['the first name is blank', { firstName: ' ' }, { firstName: 'First name is required' }],
    [
      'no character of the names can be seen',
      { firstName: '\u200b', lastName: ' \u2060\u3164' },
      { firstName: 'First name is required', lastName: 'Last name is required' },
    ],
    ['the names have invisible characters between letters', { firstName: 'علی\u200cرضا' }, {}],
    ['the last name is empty', { lastName: '' }, { lastName: 'Last name is required' }],
    ['the email is empty', { email: '  ' }, { email: 'Email is required' }],
    ['the email is malformed', { email: 'priya@' }, { email: 'Email is invalid' }],
    ['the phone begins with 0', { phone: '0214' }, { phone: 'Phone number is invalid' }],
    ['the phone has 17 digits', { phone: '12345678901234567' }, { phone: 'Phone number is invalid' }],
  ])('is validated when %s', (_case, change, errors) => {
    expect(validateCustomer({ ...form, ...change })).toEqual(errors);
  });

  it.each<[string, Partial<User>, string, string | undefined]>([
    ['Google knows no last name', { lastName: '' }, '', undefined],
    ['Google knows no last name, and one is added', { lastName: '' }, 'Raman', undefined],
    ['Google knows one, and it is removed', {}, '', 'Last name is required'],
    ['the account has an email and no last name', { lastName: '', authProvider: 'email' }, '', 'Last name is required'],
  ])('may have an empty name where it came empty: %s', (_case, user, lastName, error) => {
    const optional = optionalNames(aUser(user));
    expect(validateCustomer({ ...form, lastName }, optional).lastName).toBe(error);
    expect(validateCustomer({ ...form, firstName: '' }, optional).firstName).toBe('First name is required');
  });

  it('reports all errors at once', () => {
    expect(Object.keys(validateCustomer({ firstName: '', lastName: '', email: '', phone: 'x' }))).toHaveLength(4);
  });

  it('needs every name of a guest, who has none that came empty', () => {
    expect(optionalNames(undefined)).toEqual([]);
  });

  it.each([
    [100, undefined],
    [101, 'First name must be 100 characters or fewer'],
  ])('limits a name of %i characters', (length, error) => {
    expect(validateCustomer({ ...form, firstName: 'a'.repeat(length) }).firstName).toBe(error);
  });
});
