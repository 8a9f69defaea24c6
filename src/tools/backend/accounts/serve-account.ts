import { randomUUID } from 'node:crypto';
import { loginBody, passwordBody, profileBody, refreshBody, registerBody } from '../../../adapters/http/account.wire';
import { optionalNames, trimCustomer, validateCustomer } from '../../../domain/auth/customer-form';
import type { ProfileChange } from '../../../domain/auth/ports';
import { cleanEmail } from '../../../domain/shared/email';
import { googlePasswordText } from '../../../domain/profile/change-password';
import { success, type BackendApp } from '../app';
import type { BackendSettings } from '../backend-settings';
import { isDuplicate, type Database, type Queries } from '../database/database';
import { Refusal, refuseErrors } from '../refusal';
import type { Limits } from '../limits';
import { enqueue } from '../orders/outbox';
import { isCheap, isPassword, newPasswordHash } from './passwords';
import { customerFields, isThere, passwordChanged, type Customer, type Sessions } from './sessions';

export function serveAccount(
  app: BackendApp,
  database: Database,
  sessions: Sessions,
  limits: Limits,
  { PASSWORD_COST: passwordCost }: Pick<BackendSettings, 'PASSWORD_COST'>,
  hasMail: boolean,
): void {
  const { signedIn } = sessions;

  /** Without mails, no email could be confirmed and no forgotten password be reset. */
  function requireMail(): void {
    if (!hasMail) throw new Refusal(403, 'There are no accounts with a password here. Please sign in with Google.');
  }

  const mayTry = [limits.stillRefused('password tries'), limits.stillRefused('sign-ins')];
  const login = { onRequest: mayTry, schema: { body: loginBody } };
  app.post('/api/v1/auth/login', login, async ({ ip, body }) => {
    requireMail();
    const { password } = body;
    const email = cleanEmail(body.email);
    await limits.byAddress('password tries', ip);
    const [found] = await database.query<Customer & { readonly hash: string }>(
      `select ${customerFields}, c.password_hash as hash from customers c where c.issuer = 'email' and c.subject = lower($1)`,
      [email],
    );
    await limits.tryPassword(email, found?.id ?? '', ip);
    limits.accountStillRefused('sign-ins', found?.id ?? '');
    const fits = await isPassword(password, found?.hash, passwordCost);
    if (!found || !fits) throw new Refusal(401, 'The email or the password is wrong.');
    await limits.passwordFits(email, found.id, ip);
    // A sign-in with the right password counts too, because it has cost a hash.
    await limits.byAccount('sign-ins', found.id);
    await limits.byAddress('sign-ins', ip);
    const { hash, ...user } = found;
    const session = await startSession(user, password, hash);
    if (isCheap(hash, passwordCost)) await replaceHash(user.id, hash, await newPasswordHash(password, passwordCost));
    return session;
  });
  const registration = { onRequest: limits.stillRefused('registrations'), schema: { body: registerBody } };
  app.post('/api/v1/auth/register', registration, async ({ ip, body }) => {
    requireMail();
    await limits.byAddress('registrations', ip);
    const { email, firstName, lastName, phone } = checkedProfile(body);
    const hash = await newPasswordHash(body.password, passwordCost);
    const user = await database.transaction(async (queries) => {
      const made = await changed(
        queries,
        `insert into customers as c (id, issuer, subject, email, first_name, last_name, phone, password_hash)
         values ($1, 'email', lower($2), $2, $3, $4, $5, $6)`,
        [randomUUID(), email, firstName, lastName, phone, hash],
      );
      await askToConfirm(queries, made.id);
      return made;
    });
    await limits.passwordFits(email, user.id, ip);
    return sessions.start(user);
  });
  app.post('/api/v1/auth/refresh', { schema: { body: refreshBody } }, ({ body }) =>
    sessions.refresh(body.refreshToken),
  );
  // The specified call carries no token; a call with a token ends the session here too.
  app.post('/api/v1/auth/logout', async ({ headers }) => {
    const current = await sessions.of(headers.authorization).catch(() => undefined);
    if (current) await database.query('update sessions set ended_at = now() where id = $1', [current.sessionId]);
    return success;
  });

  app.get('/api/v1/user/profile', signedIn, ({ customer: user }) => ({ user }));
  app.put('/api/v1/user/profile', { ...signedIn, schema: { body: profileBody } }, async ({ customer, body }) => {
    const { firstName, lastName, email, phone } = checkedProfile(body, optionalNames(customer));
    if (email.toLowerCase() !== customer.email.toLowerCase()) await limits.byAccount('email changes', customer.id);
    const user = await database.transaction(async (queries) => {
      const stored = await changed(
        queries,
        `update customers c set first_name = $2, last_name = $3, email = $4, phone = $5, updated_at = now(),
           subject = case when issuer = 'email' then lower($4) else subject end where c.id = $1 and ${isThere}`,
        [customer.id, firstName, lastName, email, phone],
      );
      if (hasMail) await confirmNewEmail(queries, customer.id);
      return stored;
    });
    return { user };
  });
  const passwordOptions = { ...signedIn, schema: { body: passwordBody } };
  app.post('/api/v1/user/change-password', passwordOptions, async ({ customer, sessionId, body }) => {
    await limits.byAccount('password changes', customer.id);
    if (customer.authProvider !== 'email') throw new Refusal(400, googlePasswordText);
    const [stored] = await database.query<{ hash: string }>(
      'select password_hash as hash from customers where id = $1',
      [customer.id],
    );
    const fits = await isPassword(body.currentPassword, stored?.hash, passwordCost);
    if (!fits) throw new Refusal(400, 'The current password is wrong.');
    const hash = await newPasswordHash(body.newPassword, passwordCost);
    if (!(await replaceHash(customer.id, stored?.hash, hash))) throw passwordChanged();
    await database.query(
      'update sessions set ended_at = now() where customer_id = $1 and id <> $2 and ended_at is null',
      [customer.id, sessionId],
    );
    return success;
  });

  /** Another sign-in may have replaced a cheap hash of this very password meanwhile, so the stored one is compared too. */
  async function startSession<User extends { readonly id: string }>(user: User, password: string, hash: string) {
    return sessions.start(user, hash).catch(async (error: unknown) => {
      const [stored] = await database.query<{ hash: string | null }>(
        'select password_hash as hash from customers where id = $1',
        [user.id],
      );
      if (!stored?.hash || !(await isPassword(password, stored.hash, passwordCost))) throw error;
      return sessions.start(user, stored.hash);
    });
  }

  /** Returns false if another change came first. */
  async function replaceHash(id: string, before: string | undefined, hash: string): Promise<boolean> {
    const replaced = await database.query(
      'update customers set password_hash = $3, updated_at = now() where id = $1 and password_hash = $2 returning 1',
      [id, before, hash],
    );
    return replaced.length > 0;
  }
  /** Mails go to the earlier email until its owner has confirmed the new one. */
  async function confirmNewEmail(queries: Queries, id: string): Promise<void> {
    const open = await queries.query(
      `select 1 from customers where id = $1 and confirmed_email is distinct from email
         and not exists (select 1 from mail_tokens t where t.customer_id = $1 and t.email = customers.email and t.expires_at > now())
         and not exists (select 1 from outbox where send_at is not null and id like 'mail confirm ' || $1 || ' %')`,
      [id],
    );
    if (open.length > 0) await askToConfirm(queries, id);
  }
  const askToConfirm = (queries: Queries, id: string) => enqueue(queries, 'mail', `confirm ${id} ${randomUUID()}`);

  async function changed(queries: Queries, sql: string, values: readonly unknown[]): Promise<Customer> {
    const [customer] = await queries
      .query<Customer>(`${sql} returning ${customerFields}`, values)
      .catch((error: unknown) => {
        throw isDuplicate(error) ? new Refusal(409, 'This email has an account already. Please sign in.') : error;
      });
    if (!customer) throw new Refusal(404, 'No user found');
    return customer;
  }
}

function checkedProfile(written: ProfileChange, optional: ReturnType<typeof optionalNames> = []): ProfileChange {
  const profile = trimCustomer(written);
  refuseErrors(validateCustomer(profile, optional));
  return profile;
}
