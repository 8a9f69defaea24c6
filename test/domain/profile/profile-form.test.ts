import { describe, expect, it } from 'vitest';
import { optionalNames, validateCustomer } from '../../../src/domain/auth/customer-form';
import type { User } from '../../../src/domain/auth/user';
import { changedFields, profileForm, successMessagePeriod } from '../../../src/domain/profile/profile-form';
import { googlePasswordText, validatePassword } from '../../../src/domain/profile/change-password';
import { aUser } from '../../support/builders';

const form = { firstName: 'Priya', lastName: 'Raman', email: 'priya@example.com', phone: '+1 214 555 0100' };

describe('profile form', () => {
  it('profile form is filled from the user, with an empty phone if it has none', () => {
    expect(profileForm(aUser())).toEqual({ ...form, phone: '' });
    expect(profileForm(aUser({ phone: '+12145550100' })).phone).toBe('+12145550100');
  });

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
  ])('profile form is validated when %s', (_case, change, errors) => {
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

  it.each(['firstName', 'lastName', 'email', 'phone'] as const)('knows when its %s was changed', (field) => {
    const user = aUser();
    expect(changedFields(profileForm(user), user)).toEqual({});
    expect(changedFields({ ...profileForm(user), [field]: 'x' }, user)).toEqual({ [field]: 'x' });
  });

  it("shows 'Profile updated successfully!' for 3 seconds", () => {
    expect(successMessagePeriod).toBe(3000);
  });
});

describe('password change', () => {
  const passwords = { currentPassword: 'old-one', newPassword: 'new-one', confirmPassword: 'new-one' };
  const twice = (newPassword: string) => ({ newPassword, confirmPassword: newPassword });

  it.each([
    ['everything is right', {}, {}],
    ['the current one is missing', { currentPassword: '' }, { currentPassword: 'Current password is required' }],
    ['the confirmation is missing', { confirmPassword: '' }, { confirmPassword: 'Please confirm your new password' }],
    ['the confirmation differs', { confirmPassword: 'new-onE' }, { confirmPassword: 'Passwords do not match' }],
    ['the new one is short', twice('12345'), { newPassword: 'Password must be at least 6 characters' }],
    [
      'the new one is the old one',
      twice('old-one'),
      { newPassword: 'New password must be different from current password' },
    ],
    ['the new one has 6 characters', twice('123456'), {}],
    ['the new one is made of blanks', twice('      '), {}],
  ])('password change is validated when %s', (_case, change, errors) => {
    expect(validatePassword({ ...passwords, ...change })).toEqual(errors);
  });

  it('reports every empty field', () => {
    expect(validatePassword({ currentPassword: '', newPassword: '', confirmPassword: '' })).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'New password is required',
      confirmPassword: 'Please confirm your new password',
    });
  });

  it('password change is not available for Google accounts', () => {
    expect(googlePasswordText).toBe('Password change not available for Google accounts');
  });
});
