import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Guarded } from '../app';
import type { Database, Queries } from '../database/database';
import { hashOf, newSecret } from '../random';
import { notSignedIn, Refusal } from '../refusal';
import { customerFields, type Customer } from './customers';

const accessTokenSeconds = 15 * 60;
const sessionLife = '60 days';
/** Two tabs may refresh at the same moment, and a browser may send one call twice. */
const secondUseAllowedFor = '30 seconds';

export interface SignedIn extends Customer {
  readonly sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Only calls that are `signedIn` have one. */
    customer: SignedIn;
  }
}

/** A refresh token works once. A second use is refused, and a late one ends the session. */
export class Sessions {
  private readonly keys: readonly Uint8Array[];

  readonly signedIn: Guarded = {
    preValidation: async (request) => {
      request.customer = await this.customerOf(request.headers.authorization);
    },
  };

  constructor(
    private readonly database: Database,
    secrets: readonly string[],
    private readonly issuer: string,
  ) {
    this.keys = secrets.map((secret) => new TextEncoder().encode(secret));
  }

  async start(customerId: string) {
    const id = randomUUID();
    await this.database.query(
      `insert into sessions (id, customer_id, expires_at) values ($1, $2, now() + $3::interval)`,
      [id, customerId, sessionLife],
    );
    return this.tokens(this.database, id, customerId);
  }

  async refresh(refreshToken: string) {
    const hash = hashOf(refreshToken);
    const tokens = await this.database.transaction(async (queries) => {
      const [found] = await queries.query<{ id: string; customer_id: string; isUsed: boolean; isLate: boolean | null }>(
        `select s.id, s.customer_id, t.used_at is not null as "isUsed", t.used_at < now() - $2::interval as "isLate"
         from refresh_tokens t join sessions s on s.id = t.session_id
         where t.hash = $1 and s.ended_at is null and s.expires_at > now() for update`,
        [hash, secondUseAllowedFor],
      );
      if (!found) return undefined;
      if (found.isLate) await queries.query('update sessions set ended_at = now() where id = $1', [found.id]);
      if (found.isUsed) return undefined;
      await queries.query('update refresh_tokens set used_at = now() where hash = $1', [hash]);
      return this.tokens(queries, found.id, found.customer_id);
    });
    if (!tokens) throw new Refusal(401, 'Your session has expired. Please sign in again.');
    return tokens;
  }

  async customerOf(authorization: string | undefined): Promise<SignedIn> {
    const { sub, sid } = await this.read(authorization);
    const [customer] = await this.database.query<SignedIn>(
      `select ${customerFields}, s.id as "sessionId" from sessions s join customers c on c.id = s.customer_id
       where s.id = $1 and c.id = $2 and s.ended_at is null and s.expires_at > now()`,
      [sid, sub],
    );
    if (!customer) throw notSignedIn();
    return customer;
  }

  async end({ id, sessionId }: SignedIn): Promise<void> {
    await this.database.query('update sessions set ended_at = now() where id = $1 and customer_id = $2', [
      sessionId,
      id,
    ]);
  }

  async endOthers({ id, sessionId }: SignedIn): Promise<void> {
    await this.database.query(
      'update sessions set ended_at = now() where customer_id = $1 and id <> $2 and ended_at is null',
      [id, sessionId],
    );
  }

  private async tokens(queries: Queries, sid: string, customerId: string) {
    const [key] = this.keys;
    if (!key) throw new Error('There is no secret to sign with.');
    const refreshToken = newSecret();
    await queries.query('insert into refresh_tokens (hash, session_id) values ($1, $2)', [hashOf(refreshToken), sid]);
    const accessToken = await new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(this.issuer)
      .setSubject(customerId)
      .setIssuedAt()
      .setExpirationTime(`${accessTokenSeconds} s`)
      .sign(key);
    return { accessToken, tokenType: 'Bearer', expires_in: accessTokenSeconds, refreshToken };
  }

  private async read(authorization: string | undefined): Promise<JWTPayload> {
    const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
    for (const key of token ? this.keys : []) {
      const read = await jwtVerify(token ?? '', key, { issuer: this.issuer, algorithms: ['HS256'] }).catch(
        () => undefined,
      );
      if (read) return read.payload;
    }
    throw notSignedIn();
  }
}
