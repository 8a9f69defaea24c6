import { createHmac, randomUUID } from 'node:crypto';
import { guardedBy } from '../app';
import type { Database, Queries } from '../database/database';
import { hashOf, isSecret, newSecret } from '../random';
import { Refusal } from '../refusal';

const accessTokenSeconds = 15 * 60;
/** Tokens of one session in an hour. A session keeps them to its end, and a browser needs four. */
const maxRefreshes = 120;
const sessionLife = '60 days';
/** Two tabs may refresh at once. If an answer is lost, the shop gives up after 20 s, and the customer presses again. */
const secondUseAllowedFor = '1 minute';

/** The fields of a customer that the backend reads. The shop gets all of `customerFields`. */
export interface Customer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly authProvider: 'email' | 'google';
}

export const customerFields = `c.id, c.first_name as "firstName", c.last_name as "lastName", c.email,
  nullif(c.phone, '') as phone, case c.issuer when 'email' then 'email' else 'google' end as "authProvider",
  c.picture as avatar, c.created_at as "createdAt", c.updated_at as "updatedAt"`;

/** The subject of an account that its owner has had deleted. */
export const deletedSubject = "'deleted ' || c.id";
/** The condition is on the customer `c`. A call that was on its way when its account was deleted must write nothing for it. */
export const isThere = `c.subject <> ${deletedSubject}`;

interface SignedIn {
  readonly customer: Customer;
  readonly sessionId: string;
}

declare module 'fastify' {
  /** Only calls that are `signedIn` have these. */
  interface FastifyRequest extends SignedIn {}
}

/**
 * A refresh token works once. If it is sent again soon, the first answer may have been lost, so the same tokens are returned
 * unless they have been used. If it is sent again later, it may have been stolen, so the session ends.
 */
export class Sessions {
  readonly signedIn = guardedBy(async (request) => {
    Object.assign(request, await this.of(request.headers.authorization));
  });

  constructor(private readonly database: Database) {}

  /**
   * `passwordHash` is the hash that was compared with the typed password. The comparison takes a while, and meanwhile the customer may
   * have set a new password, which ends all sessions. No session may begin by the old one after that.
   */
  async start<User extends { readonly id: string }>(user: User, passwordHash?: string) {
    const id = randomUUID();
    const begun = await this.database.query(
      `insert into sessions (id, customer_id, expires_at) select $1, c.id, now() + $3::interval from customers c
       where c.id = $2 and ${isThere} and c.password_hash is not distinct from coalesce($4, c.password_hash) for share returning 1`,
      [id, user.id, sessionLife, passwordHash ?? null],
    );
    if (begun.length === 0) throw passwordHash === undefined ? pleaseSignIn() : passwordChanged();
    return { ...(await storeTokens(this.database, id, { accessToken: newSecret(), refreshToken: newSecret() })), user };
  }

  async refresh(refreshToken: string) {
    const hash = hashOf(refreshToken);
    const tokens = await this.database.transaction(async (queries) => {
      const [found] = await queries.query<{ id: string; isUsed: boolean; isLate: boolean | null }>(
        `select s.id, t.used_at is not null as "isUsed", t.used_at < now() - $2::interval as "isLate"
         from refresh_tokens t join sessions s on s.id = t.session_id
         where t.hash = $1 and s.ended_at is null and s.expires_at > now() for update`,
        [hash, secondUseAllowedFor],
      );
      if (!found) return undefined;
      if (found.isLate) await queries.query('update sessions set ended_at = now() where id = $1', [found.id]);
      const next = nextTokens(refreshToken, found.id);
      if (found.isUsed) return found.isLate ? undefined : unusedTokens(queries, next);
      const [made] = await queries.query<{ count: number }>(
        `select count(*)::int as count from refresh_tokens
         where session_id = $1 and access_until > now() + interval '${accessTokenSeconds} seconds' - interval '1 hour'`,
        [found.id],
      );
      if (made && made.count >= maxRefreshes)
        throw new Refusal(429, 'Too many tries. Please wait some minutes.', { retryAfter: accessTokenSeconds });
      await queries.query('update refresh_tokens set used_at = now() where hash = $1', [hash]);
      return storeTokens(queries, found.id, next);
    });
    if (!tokens) throw new Refusal(401, 'Your session has expired. Please sign in again.');
    return tokens;
  }

  async of(authorization: string | undefined): Promise<SignedIn> {
    const [, token = ''] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? [];
    // A text that is no token of this backend costs no query.
    if (!isSecret(token)) throw pleaseSignIn();
    const [found] = await this.database.query<Customer & { readonly sessionId: string; readonly isInUse: boolean }>(
      `select ${customerFields}, s.id as "sessionId", t.is_in_use as "isInUse"
       from refresh_tokens t join sessions s on s.id = t.session_id join customers c on c.id = s.customer_id
       where t.access_hash = $1 and t.access_until > now() and s.ended_at is null and s.expires_at > now()`,
      [hashOf(token)],
    );
    if (!found) throw pleaseSignIn();
    const { sessionId, isInUse, ...customer } = found;
    if (!isInUse)
      await this.database.query('update refresh_tokens set is_in_use = true where access_hash = $1', [hashOf(token)]);
    return { customer, sessionId };
  }
}

export const pleaseSignIn = () => new Refusal(401, 'Please sign in.');

export const passwordChanged = () => new Refusal(409, 'Your password was changed meanwhile. Please try again.');

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Derives the same tokens each time, so that a lost answer can be repeated. It takes both the token and the database. */
function nextTokens(refreshToken: string, sessionId: string): Tokens {
  const next = (use: string) => createHmac('sha256', sessionId).update(`${use} ${refreshToken}`).digest('base64url');
  return { accessToken: next('access'), refreshToken: next('refresh') };
}

async function storeTokens({ query }: Queries, sessionId: string, { accessToken, refreshToken }: Tokens) {
  await query(
    `insert into refresh_tokens (hash, session_id, access_hash, access_until)
     values ($1, $2, $3, now() + interval '${accessTokenSeconds} seconds')`,
    [hashOf(refreshToken), sessionId, hashOf(accessToken)],
  );
  return replyWith({ accessToken, refreshToken }, accessTokenSeconds);
}

/** Returns undefined if the tokens have been used, because their answer has arrived then. */
async function unusedTokens({ query }: Queries, tokens: Tokens) {
  const [stored] = await query<{ secondsLeft: number }>(
    `select floor(extract(epoch from access_until - now()))::int as "secondsLeft" from refresh_tokens
     where hash = $1 and used_at is null and not is_in_use`,
    [hashOf(tokens.refreshToken)],
  );
  return stored && replyWith(tokens, stored.secondsLeft);
}

function replyWith({ accessToken, refreshToken }: Tokens, secondsLeft: number) {
  return { accessToken, tokenType: 'Bearer', expires_in: secondsLeft, refreshToken };
}
