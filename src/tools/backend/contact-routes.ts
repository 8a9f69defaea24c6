import { randomUUID } from 'node:crypto';
import { messageBody, newsletterBody } from '../../adapters/http/contact.wire';
import { validateMessage } from '../../domain/contact/contact-message';
import { emailErrors } from '../../domain/shared/email';
import { success, type BackendApp } from './app';
import { insert, type Database } from './database/database';
import { refuseErrors } from './refusal';

export function serveContact(app: BackendApp, database: Database): void {
  app.post('/api/v1/contact/message', { ...app.rare, schema: { body: messageBody } }, async ({ body }) => {
    refuseErrors(validateMessage(body));
    await insert(database, 'messages', [{ id: randomUUID(), ...body }]);
    return success;
  });
  app.post('/api/v1/contact/newsletter', { ...app.rare, schema: { body: newsletterBody } }, async ({ body }) => {
    refuseErrors(emailErrors(body.email));
    const email = body.email.trim();
    await database.query('insert into newsletter (email) values (lower($1)) on conflict do nothing', [email]);
    return success;
  });
}
