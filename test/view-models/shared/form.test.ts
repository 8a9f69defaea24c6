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

  it('names every wrong field in the order of the rules when a submit is refused', () => {
    const form = aForm();
    expect(form.submit()).toBe(false);
    expect(form.messages).toEqual([
      { field: 'email', message: 'Email is required' },
      { field: 'password', message: 'Password is required' },
    ]);
  });

  it('keeps an error while the field is typed in and drops it when the mended field is left', () => {
    const form = aForm('', 'secret7');
    form.submit();
    form.set('email', 'priya@example.com');
    expect(form.errors.email).toBe('Email is required');
    form.leave('email');
    expect(form.messages).toEqual([]);
  });

  it('says what is wrong now when the field is left with another mistake', () => {
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

  it('counts refused submits only', () => {
    const form = aForm();
    form.submit();
    form.submit();
    form.fill({ email: 'priya@example.com', password: 'secret7' });
    expect(form.submit()).toBe(true);
    expect(form.failedSubmits).toBe(2);
  });

  it('forgets its errors when it is filled anew', () => {
    const form = aForm();
    form.submit();
    form.fill({ email: '', password: '' });
    expect(form.messages).toEqual([]);
  });
});
