import { randomUUID } from 'node:crypto';
import { messageBody, newsletterBody } from '../../adapters/http/contact.wire';
import { trimMessage, validateMessage } from '../../domain/contact/contact-message';
import { cleanEmail, emailErrors } from '../../domain/shared/email';
import { success, type BackendApp } from './app';
import { insert, type Database } from './database/database';
import type { Limits } from './limits';
import { refuseErrors } from './refusal';

export function serveContact(app: BackendApp, database: Database, limits: Limits): void {
  const message = { onRequest: limits.stillRefused('messages'), schema: { body: messageBody } };
  app.post('/api/v1/contact/message', message, async ({ ip, body }) => {
    await limits.byAddress('messages', ip);
    refuseErrors(validateMessage(body));
    await insert(database, 'messages', [{ id: randomUUID(), ...trimMessage(body) }]);
    return success;
  });
  const wish = { onRequest: limits.stillRefused('newsletter wishes'), schema: { body: newsletterBody } };
  app.post('/api/v1/contact/newsletter', wish, async ({ ip, body }) => {
    await limits.byAddress('newsletter wishes', ip);
    refuseErrors(emailErrors(body.email));
    const email = cleanEmail(body.email);
    await database.query('insert into newsletter (email) values (lower($1)) on conflict do nothing', [email]);
    return success;
  });
}
