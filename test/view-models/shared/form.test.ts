import { describe, expect, it } from 'vitest';
import { validateLogin } from '../../../src/domain/auth/email-sign-in';
import { Form } from '../../../src/view-models/shared/form';

const aForm = (email = '', password = '') => new Form({ email, password }, validateLogin);

describe('form', () => {
  it('shows no error before it is submitted', () => {
    const form = aForm();
    form.leave('email');
    expect(form.messages).toEqual([]);
  });

  it('names every invalid field in the order of the rules after a failed submit', () => {
    const form = aForm();
    expect(form.submit()).toBe(false);
    expect(form.messages).toEqual([
      { field: 'email', message: 'Email is required' },
      { field: 'password', message: 'Password is required' },
    ]);
  });

  it('keeps an error while typing and drops it when the field is left with a valid value', () => {
    const form = aForm('', 'secret7');
    form.submit();
    form.set('email', 'priya@example.com');
    expect(form.errors.email).toBe('Email is required');
    form.leave('email');
    expect(form.messages).toEqual([]);
  });

  it('shows the new error when the field is left with another mistake', () => {
    const form = aForm('', 'secret7');
    form.submit();
    form.set('email', 'priya@');
    form.leave('email');
    expect(form.errors.email).toBe('Email is invalid');
  });

  it('leaves the errors of the other fields alone', () => {
    const form = aForm();
    form.submit();
    form.set('email', 'priya@example.com');
    form.set('password', 'secret7');
    form.leave('email');
    expect(form.messages).toEqual([{ field: 'password', message: 'Password is required' }]);
  });

  it('counts failed submits only', () => {
    const form = aForm();
    form.submit();
    form.submit();
    form.fill({ email: 'priya@example.com', password: 'secret7' });
    expect(form.submit()).toBe(true);
    expect(form.failedSubmits).toBe(2);
  });

  it('clears its errors when it is filled again', () => {
    const form = aForm();
    form.submit();
    form.fill({ email: '', password: '' });
    expect(form.messages).toEqual([]);
  });
});
