import { describe, expect, it } from 'vitest';
import { emptyMessage, trimMessage, validateMessage } from '../../../src/domain/contact/contact-message';

const message = {
  name: 'Priya',
  email: 'priya@example.com',
  phone: '',
  subject: 'Catering',
  message: 'Do you cater for weddings?',
};

describe('contact message', () => {
  it.each([
    ['everything is right', {}, {}],
    ['a phone is given', { phone: 'anything' }, {}],
    ['the name is blank', { name: ' ' }, { name: 'Name is required' }],
    ['the email is empty', { email: '' }, { email: 'Email is required' }],
    ['the email is malformed', { email: 'priya' }, { email: 'Email is invalid' }],
    ['the subject is blank', { subject: ' ' }, { subject: 'Subject is required' }],
    ['the message is blank', { message: ' '.repeat(20) }, { message: 'Message is required' }],
    ['the message is short', { message: ` ${'x'.repeat(9)} ` }, { message: 'Message must be at least 10 characters' }],
    ['the message has 10 characters', { message: 'x'.repeat(10) }, {}],
  ])('is validated when %s', (_case, change, errors) => {
    expect(validateMessage({ ...message, ...change })).toEqual(errors);
  });

  it('is sent trimmed', () => {
    const typed = {
      name: ' Priya ',
      email: ' priya@example.com',
      phone: ' 214 ',
      subject: 'Catering ',
      message: ' One.\n\nTwo. \n',
    };
    expect(trimMessage(typed)).toEqual({
      name: 'Priya',
      email: 'priya@example.com',
      phone: '214',
      subject: 'Catering',
      message: 'One.\n\nTwo.',
    });
  });

  it('begins empty, and requires everything but the phone', () => {
    expect(new Set(Object.values(emptyMessage))).toEqual(new Set(['']));
    expect(Object.keys(validateMessage(emptyMessage)).sort()).toEqual(['email', 'message', 'name', 'subject']);
  });
});
