import { randomUUID } from 'node:crypto';
import { messageBody, newsletterBody } from '../../adapters/http/contact.wire';
import { validateMessage } from '../../domain/contact/contact-message';
import { emailErrors } from '../../domain/shared/email';
import { success, type BackendApp } from './app';
import type { Database } from './database/database';
import { Refusal } from './refusal';

export function serveContact(app: BackendApp, { query }: Database, limit: number): void {
  const rare = { config: { rateLimit: { max: limit } } };
  const check = (errors: Readonly<Record<string, string | undefined>>) => {
    const [error] = Object.values(errors);
    if (error !== undefined) throw new Refusal(400, error);
  };
  app.post('/api/v1/contact/message', { ...rare, schema: { body: messageBody } }, async ({ body }) => {
    check({ ...validateMessage(body) });
    const { name, email, phone, subject, message } = body;
    await query('insert into messages (id, name, email, phone, subject, message) values ($1, $2, $3, $4, $5, $6)', [
      randomUUID(),
      name,
      email,
      phone,
      subject,
      message,
    ]);
    return success;
  });
  app.post('/api/v1/contact/newsletter', { ...rare, schema: { body: newsletterBody } }, async ({ body: { email } }) => {
    check({ ...emailErrors(email) });
    await query('insert into newsletter (email) values (lower($1)) on conflict do nothing', [email.trim()]);
    return success;
  });
}
