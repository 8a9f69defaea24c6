import { cleanEmail, emailErrors } from '../shared/email';
import type { FieldErrors } from '../shared/field-errors';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
}

export const emptyMessage: ContactMessage = { name: '', email: '', phone: '', subject: '', message: '' };
export const minMessageLength = 10;

export function validateMessage({ name, email, subject, message }: ContactMessage): FieldErrors<ContactMessage> {
  return {
    ...(name.trim() ? {} : { name: 'Name is required' }),
    ...emailErrors(email),
    ...(subject.trim() ? {} : { subject: 'Subject is required' }),
    ...(message.trim() ? {} : { message: 'Message is required' }),
    ...(message.trim() && message.trim().length < minMessageLength
      ? { message: `Message must be at least ${minMessageLength} characters` }
      : {}),
  };
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
