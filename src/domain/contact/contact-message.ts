import { cleanEmail, emailErrors } from '../shared/email';
import type { FieldErrors } from '../shared/field-errors';
import { lengthError, maxLengths } from '../shared/text-limits';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
}

export const emptyMessage: ContactMessage = { name: '', email: '', phone: '', subject: '', message: '' };
export const minMessageLength = 10;

export function validateMessage(written: ContactMessage): FieldErrors<ContactMessage> {
  const { name, email, phone, subject, message } = written;
  const errors = {
    name: name.trim() ? lengthError('Name', name, maxLengths.name) : 'Name is required',
    ...emailErrors(email),
    phone: lengthError('Phone number', phone, maxLengths.phone),
    subject: subject.trim() ? lengthError('Subject', subject, maxLengths.subject) : 'Subject is required',
    message: messageError(message.trim()),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

function messageError(message: string): string | undefined {
  if (message === '') return 'Message is required';
  if (message.length < minMessageLength) return `Message must be at least ${minMessageLength} characters`;
  return lengthError('Message', message, maxLengths.message);
}

export function trimMessage({ name, email, phone, subject, message }: ContactMessage): ContactMessage {
  return {
    name: name.trim(),
    email: cleanEmail(email),
    phone: phone.trim(),
    subject: subject.trim(),
    message: message.trim(),
  };
}
