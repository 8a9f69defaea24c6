import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { loginBody, passwordBody, profileBody, refreshBody, registerBody } from '../../../adapters/http/account.wire';
import { optionalNames, trimCustomer, validateCustomer } from '../../../domain/auth/customer-form';
import type { ProfileChange } from '../../../domain/auth/ports';
import { avatarError, maxAvatarBytes } from '../../../domain/profile/avatar-file';
import { googlePasswordText } from '../../../domain/profile/change-password';
import { byId, success, type BackendApp } from '../app';
import type { BackendSettings } from '../backend-settings';
import { isDuplicate, type Database, type Queries } from '../database/database';
import { Refusal, refuseErrors } from '../refusal';
import { InHand } from '../in-hand';
import type { Limits } from '../limits';
import { enqueue } from '../orders/outbox';
import { Turns } from '../turns';
import { isCheap, isPassword, newPasswordHash } from './passwords';
import { withoutPlace } from './photo-file';
import { customerFields, type Customer, type Sessions } from './sessions';

const tooManyPhotos = 'Too many pictures at once. Please wait a moment.';
const notChosen = 'Please choose an image file';
/** A photo takes ten times its size of memory on its way to the database. */
const photosAtOnce = new Turns(1, 4);
/** A photo stays in memory until a browser has taken it. */
const photosOnTheirWay = 4;
/** Who looks at photos looks at other pages too. */
const callsToAPhoto = 10;

export async function serveAccount(
  app: BackendApp,
  database: Database,
  sessions: Sessions,
  limits: Limits,
  { PASSWORD_COST: passwordCost, RATE_LIMIT: rateLimit }: Pick<BackendSettings, 'PASSWORD_COST' | 'RATE_LIMIT'>,
  hasMail: boolean,
): Promise<void> {
  const { signedIn } = sessions;

  /** Without mails, an email could not be confirmed, and a forgotten password had no way back. */
  function requireMail(): void {
    if (!hasMail) throw new Refusal(403, 'There are no accounts with a password here. Please sign in with Google.');
  }

  const mayTry = [limits.stillRefused('password tries'), limits.stillRefused('sign-ins')];
  const login = { onRequest: mayTry, schema: { body: loginBody } };
  app.post('/api/v1/auth/login', login, async ({ ip, body: { email, password } }) => {
    requireMail();
    await limits.byAddress('password tries', ip);
    const [found] = await database.query<Customer & { readonly hash: string }>(
      `select ${customerFields}, c.password_hash as hash from customers c where c.issuer = 'email' and c.subject = lower($1)`,
      [email.trim()],
    );
    await limits.tryPassword(email, found?.id ?? '', ip);
    limits.accountStillRefused('sign-ins', found?.id ?? '');
    const fits = await isPassword(password, found?.hash, passwordCost);
    if (!found || !fits) throw new Refusal(401, 'The email or the password is wrong.');
    await limits.passwordFits(email, found.id, ip);
    // Each has cost a hash, also one that fits.
    await limits.byAccount('sign-ins', found.id);
    await limits.byAddress('sign-ins', ip);
    const { hash, ...user } = found;
    if (isCheap(hash, passwordCost)) await replaceHash(user.id, hash, await newPasswordHash(password, passwordCost));
    return sessions.start(user);
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
           subject = case when issuer = 'email' then lower($4) else subject end where c.id = $1`,
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
    if (!(await replaceHash(customer.id, stored?.hash, hash)))
      throw new Refusal(409, 'Your password was changed meanwhile. Please try again.');
    await database.query(
      'update sessions set ended_at = now() where customer_id = $1 and id <> $2 and ended_at is null',
      [customer.id, sessionId],
    );
    return success;
  });

  await app.register(multipart, { limits: { fileSize: maxAvatarBytes, files: 1, fields: 2 } });
  const avatarOptions = {
    onRequest: [limits.stillRefused('photos'), signedIn.onRequest],
    bodyLimit: maxAvatarBytes + 10_000,
  };
  app.post('/api/v1/user/avatar', avatarOptions, async (request) => {
    await limits.byAccount('photos', request.customer.id);
    await limits.byAddress('photos', request.ip);
    return photosAtOnce.take(() => storePhoto(request));
  });
  async function storePhoto(request: FastifyRequest) {
    const file = await request.file().catch((error: unknown) => {
      // The library throws an error of no kind for a form that it cannot take apart.
      throw Object.hasOwn(Object(error), 'statusCode') ? error : new Refusal(400, notChosen);
    });
    const bytes = await file?.toBuffer();
    if (!file || !bytes) throw new Refusal(400, notChosen);
    const type = mediaTypeOf(bytes);
    const error = avatarError({ name: file.filename, type, size: bytes.length });
    if (error !== undefined) throw new Refusal(415, error);
    const photo = withoutPlace(bytes, type);
    const id = randomUUID();
    const avatar = `/photos/${id}`;
    // As base64 text, which PGlite stores in a thirtieth of the time that it takes for bytes.
    await database.query(
      `with earlier as (delete from photos where customer_id = $2),
         shown as (update customers set picture = $5, updated_at = now() where id = $2)
       insert into photos (id, customer_id, media_type, bytes) values ($1, $2, $3, decode($4, 'base64'))`,
      [id, request.customer.id, type, photo.toString('base64'), avatar],
    );
    return { avatar };
  }
  const seldom = app.createRateLimit({ max: Math.ceil(rateLimit / callsToAPhoto) });
  const onTheirWay = new InHand(photosOnTheirWay);
  app.get('/photos/:id', { schema: { params: byId } }, async (request, reply) => {
    const called = await seldom(request);
    if (!called.isAllowed && called.isExceeded)
      throw new Refusal(429, tooManyPhotos, { retryAfter: called.ttlInSeconds });
    if (!onTheirWay.begin(request.ip, (over) => reply.raw.once('close', over))) throw new Refusal(503, tooManyPhotos);
    const [photo] = await database.query<{ type: string; bytes: string }>(
      "select media_type as type, encode(bytes, 'base64') as bytes from photos where id = $1",
      [request.params.id],
    );
    if (!photo) throw new Refusal(404, 'There is no such picture.');
    return reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'private, max-age=3600')
      .type(photo.type)
      .send(Buffer.from(photo.bytes, 'base64'));
  });

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

/** Reads the first bytes, whatever the sender says. SVG is excluded because it can hold scripts. */
function mediaTypeOf(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('GIF8')) return 'image/gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  return start.slice(4).startsWith('ftypavif') ? 'image/avif' : '';
}
