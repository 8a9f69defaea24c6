import { describe, expect, it } from 'vitest';
import { changedFields, profileForm, successMessagePeriod } from '../../../src/domain/profile/profile-form';
import { googlePasswordText, validatePassword } from '../../../src/domain/profile/change-password';
import { aUser } from '../../support/builders';

const form = { firstName: 'Priya', lastName: 'Raman', email: 'priya@example.com', phone: '+1 214 555 0100' };

describe('profile form', () => {
  it('is filled from the user, with an empty phone if it has none', () => {
    expect(profileForm(aUser())).toEqual({ ...form, phone: '' });
    expect(profileForm(aUser({ phone: '+12145550100' })).phone).toBe('+12145550100');
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
  ])('is validated when %s', (_case, change, errors) => {
    expect(validatePassword({ ...passwords, ...change })).toEqual(errors);
  });

  it('reports every empty field', () => {
    expect(validatePassword({ currentPassword: '', newPassword: '', confirmPassword: '' })).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'New password is required',
      confirmPassword: 'Please confirm your new password',
    });
  });

  it('is not available for Google accounts', () => {
    expect(googlePasswordText).toBe('Password change not available for Google accounts');
  });
});
