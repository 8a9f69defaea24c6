import { describe, expect, it } from 'vitest';
import { validateLogin } from '../../../src/domain/auth/email-sign-in';
import { validatePassword } from '../../../src/domain/profile/change-password';
import { Form } from '../../../src/view-models/shared/form';

const aForm = (email = '', password = '') => new Form({ email, password }, validateLogin);

describe('form', () => {
  it('shows no error before it is submitted', () => {
    const form = aForm();
    form.set('email', 'priya');
    expect(form.errors).toEqual({});
    expect(form.messages).toEqual([]);
  });

  it('names every invalid field in the order of the rules after a failed submit', () => {
    const form = aForm();
    expect(form.submit()).toBe(false);
    expect(form.messages).toEqual([
      { field: 'email', message: 'Email is required', isMended: false },
      { field: 'password', message: 'Password is required', isMended: false },
    ]);
  });

  it('drops the error of a field while it becomes valid, and keeps its line as mended', () => {
    const form = aForm('', 'secret7');
    form.submit();
    form.set('email', 'priya@example.com');
    expect(form.errors).toEqual({});
    expect(form.messages).toEqual([{ field: 'email', message: 'Email is required', isMended: true }]);
  });

  it('shows the new error of a field that is still invalid', () => {
    const form = aForm('', 'secret7');
    form.submit();
    form.set('email', 'priya@');
    expect(form.errors.email).toBe('Email is invalid');
    expect(form.messages).toEqual([{ field: 'email', message: 'Email is invalid', isMended: false }]);
  });

  it('shows the error again when a mended field becomes invalid', () => {
    const form = aForm('', 'secret7');
    form.submit();
    form.set('email', 'priya@example.com');
    form.set('email', '');
    expect(form.messages).toEqual([{ field: 'email', message: 'Email is required', isMended: false }]);
  });

  it('says nothing about a field that was valid at one submit until the next submit', () => {
    const form = aForm('', 'secret7');
    form.submit();
    form.set('password', '');
    expect(form.errors.password).toBeUndefined();
    expect(form.submit()).toBe(false);
    expect(form.errors.password).toBe('Password is required');
  });

  it('mends a field by changing the one it is compared with', () => {
    const form = new Form(
      { currentPassword: 'secret7', newPassword: 'secret7', confirmPassword: 'secret7' },
      validatePassword,
    );
    form.submit();
    form.set('currentPassword', 'secret6');
    expect(form.errors).toEqual({});
  });

  it('counts failed submits only', () => {
    const form = aForm();
    form.submit();
    form.submit();
    form.fill({ email: 'priya@example.com', password: 'secret7' });
    expect(form.submit()).toBe(true);
    expect(form.failedSubmits).toBe(2);
  });

  it('clears its errors when it is filled again, and its lines at the next submit', () => {
    const form = aForm();
    form.submit();
    form.fill({ email: '', password: '' });
    expect(form.messages).toEqual([]);
    form.submit();
    form.set('email', 'priya@example.com');
    form.set('password', 'secret7');
    form.submit();
    expect(form.messages).toEqual([]);
  });
});
