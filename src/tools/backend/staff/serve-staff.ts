import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { plainText } from '../../../domain/shared/plain-text';
import { isPassword, newPasswordHash } from '../accounts/passwords';
import { success, type BackendApp } from '../app';
import type { Database } from '../database/database';
import type { Limits } from '../limits';
import { hashOf, isSecret, newSecret } from '../random';
import { Refusal } from '../refusal';
import { audit } from './audit';
import { kitchenCookie, type StaffAccess } from './staff-access';

/** A tablet writes other apostrophes and composes letters otherwise than a terminal does. */
const typedName = z.string().check(z.maxLength(60), z.overwrite(plainText));
const staffName = typedName.check(z.minLength(1), z.regex(/^[\p{L}\p{M}\p{N} .'-]+$/u));
const byName = z.object({ name: staffName });
const signInBody = z.object({ name: typedName, secret: z.string().check(z.maxLength(100)) });
const roleBody = z.object({ role: z.enum(['kitchen', 'owner']) });

/** This is longer than a shift and shorter than a day, so that the kitchen signs in each morning. */
const sessionHours = 16;
const deviceCookie = 'kitchen-device';
const deviceLife = 365 * 24 * 60 * 60;

export function serveStaff(
  app: BackendApp,
  database: Database,
  { byStaff, requireOwnPage }: StaffAccess,
  limits: Limits,
  passwordCost: number,
): void {
  const cookie = { path: '/kitchen', sameSite: 'strict' } as const;

  const stillRefused = limits.stillRefused('password tries');
  const signIn = {
    // Whether the secret of a device is known is asked below.
    onRequest: async (request: FastifyRequest) => {
      if (!isSecret(request.cookies[deviceCookie] ?? '')) await stillRefused(request);
    },
    schema: { body: signInBody },
  };
  app.post('/kitchen/sign-in', signIn, async (request, reply) => {
    requireOwnPage(request.headers);
    const { ip } = request;
    const { name, secret } = request.body;
    const device = request.cookies[deviceCookie] ?? '';
    const [found] = await database.query<{ id: string; name: string; role: string; hash: string; isKnown: boolean }>(
      `select id, name, role, secret_hash as hash,
         exists (select 1 from staff_devices d where d.staff_id = f.id and d.hash = $2) as "isKnown"
       from staff f where lower(name) = lower($1)`,
      [name, hashOf(device)],
    );
    const knownDevice = found?.isKnown ? device : undefined;
    // A guest on the kitchen's own network must not keep its tablet out.
    if (knownDevice === undefined) await limits.byAddress('password tries', ip);
    // The try counts before its secret is looked at: many at once are no way around the wait.
    await limits.tryPin(name, ip, knownDevice);
    const fits = await isPassword(secret, found?.hash, passwordCost);
    if (!found || !fits) throw doesNotFit();
    await limits.pinFits(name, ip, knownDevice);
    const [session, newDevice] = [newSecret(), newSecret()];
    await database.transaction(async ({ query }) => {
      // The secret may have been made anew, or the account removed, while this one was compared.
      const begun = await query(
        `insert into staff_sessions (hash, staff_id, expires_at) select $1, id, now() + interval '${sessionHours} hours'
         from staff where id = $2 and secret_hash = $3 for share returning 1`,
        [hashOf(session), found.id, found.hash],
      );
      if (begun.length === 0) throw doesNotFit();
      if (!found.isKnown)
        await query('insert into staff_devices (hash, staff_id) values ($1, $2)', [hashOf(newDevice), found.id]);
    });
    reply.setCookie(kitchenCookie, session, { ...cookie, maxAge: sessionHours * 60 * 60 });
    if (!found.isKnown) reply.setCookie(deviceCookie, newDevice, { ...cookie, maxAge: deviceLife });
    return { name: found.name, role: found.role };
  });
  app.post('/kitchen/sign-out', byStaff('orders'), async ({ cookies }, reply) => {
    await database.query('delete from staff_sessions where hash = $1', [hashOf(cookies[kitchenCookie] ?? '')]);
    reply.clearCookie(kitchenCookie, cookie);
    return success;
  });

  app.get('/kitchen/staff', byStaff('staff'), () =>
    database.query('select name, role, created_at as "since" from staff order by lower(name)'),
  );
  /** A new account, or a new secret and role for an old one, whose sessions end. Only this reply has the secret. */
  const ofName = { ...byStaff('firstOwner'), schema: { params: byName, body: roleBody } };
  app.put('/kitchen/staff/:name', ofName, async ({ staff, params: { name }, body: { role } }) => {
    const secret = role === 'owner' ? newSecret().slice(0, 20) : String(randomInt(10 ** 8)).padStart(8, '0');
    const hash = await newPasswordHash(secret, passwordCost);
    await database.transaction(async (queries) => {
      const owners = await queries.query("select 1 from staff where role = 'owner' limit 1");
      if (staff.role === 'token' && (owners.length > 0 || role !== 'owner'))
        throw new Refusal(403, 'The token makes the first owner. An owner makes all other accounts.');
      const [stored] = await queries.query<{ id: string }>(
        `insert into staff as f (id, name, role, secret_hash) values ($1, $2, $3, $4)
         on conflict (lower(name)) do update set role = excluded.role, secret_hash = excluded.secret_hash returning f.id`,
        [randomUUID(), name, role, hash],
      );
      // This is a second statement, because the first one does not see sessions that began while it waited for the row.
      await queries.query('delete from staff_sessions where staff_id = $1', [stored?.id]);
      await audit(queries, staff, 'staff set', name, { role });
    });
    return { name, role, secret };
  });
  app.delete('/kitchen/staff/:name', { ...byStaff('staff'), schema: { params: byName } }, ({ staff, params }) =>
    database.transaction(async (queries) => {
      const gone = await queries.query('delete from staff where lower(name) = lower($1) returning 1', [params.name]);
      if (gone.length === 0) throw new Refusal(404, 'There is nobody of this name.');
      await audit(queries, staff, 'staff removed', params.name);
      return success;
    }),
  );
  app.get('/kitchen/log', byStaff('staff'), () =>
    database.query('select at, who, did, subject, details::text from audit order by id desc limit 200'),
  );
}

const doesNotFit = () => new Refusal(401, 'The name or the PIN is wrong.');
