import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { trimCustomer, validateCustomer } from '../../../domain/auth/customer-form';
import type { ProfileChange, Registration } from '../../../domain/auth/ports';
import { googlePasswordText } from '../../../domain/profile/change-password';
import { minPasswordLength, passwordTooShortText } from '../../../domain/shared/password';
import { isDuplicate, type Database } from '../database/database';
import { Refusal, refuseErrors } from '../refusal';
import { hashPassword, isPassword } from './passwords';

export interface Customer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly authProvider: 'email' | 'google';
  readonly avatar: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const customerFields = `c.id, c.first_name as "firstName", c.last_name as "lastName", c.email,
  nullif(c.phone, '') as phone, case c.issuer when 'email' then 'email' else 'google' end as "authProvider",
  c.picture as avatar, c.created_at as "createdAt", c.updated_at as "updatedAt"`;

export const openIdClaims = z.object({
  sub: z.string(),
  email: z.string().check(z.minLength(1)),
  // Some providers write it as a text.
  email_verified: z.optional(z.union([z.boolean(), z.stringbool()])),
  given_name: z._default(z.string(), ''),
  family_name: z._default(z.string(), ''),
  picture: z.optional(z.string()),
});

const maxPassword = 1000;

export class Customers {
  constructor(
    private readonly database: Database,
    private readonly passwordCost: number,
  ) {}

  async register({ password, ...written }: Registration): Promise<Customer> {
    const { email, firstName, lastName, phone } = checkedProfile(written);
    const hash = await this.newHash(password);
    return this.unlessTaken(
      `insert into customers as c (id, issuer, subject, email, first_name, last_name, phone, password_hash)
       values ($1, 'email', lower($2), $2, $3, $4, $5, $6) returning ${customerFields}`,
      [randomUUID(), email, firstName, lastName, phone, hash],
    );
  }

  async login(email: string, password: string): Promise<Customer> {
    const [found] = await this.database.query<{ id: string; hash: string }>(
      "select id, password_hash as hash from customers where issuer = 'email' and subject = lower($1)",
      [email.trim()],
    );
    const fits = await isPassword(password.slice(0, maxPassword), found?.hash, this.passwordCost);
    if (!found || !fits) throw new Refusal(401, 'The email or the password is wrong.');
    return this.find(found.id);
  }

  /** Nobody has confirmed the email of a password account, so a provider account with the same email stays separate. */
  signedInWith(issuer: string, claims: z.infer<typeof openIdClaims>): Promise<Customer> {
    const { sub, email, given_name, family_name, picture } = claims;
    return this.one(
      `insert into customers as c (id, issuer, subject, email, first_name, last_name, picture) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (issuer, subject) do update set picture = coalesce(c.picture, excluded.picture) returning ${customerFields}`,
      [randomUUID(), issuer, sub, email, given_name, family_name, picture ?? null],
    );
  }

  find(id: string): Promise<Customer> {
    return this.one(`select ${customerFields} from customers c where c.id = $1`, [id]);
  }

  async changeProfile(id: string, written: ProfileChange): Promise<Customer> {
    const { firstName, lastName, email, phone } = checkedProfile(written);
    return this.unlessTaken(
      `update customers c set first_name = $2, last_name = $3, email = $4, phone = $5, updated_at = now(),
         subject = case when issuer = 'email' then lower($4) else subject end
       where c.id = $1 returning ${customerFields}`,
      [id, firstName, lastName, email, phone],
    );
  }

  async changePassword({ id, authProvider }: Customer, current: string, next: string): Promise<void> {
    if (authProvider !== 'email') throw new Refusal(400, googlePasswordText);
    const [stored] = await this.database.query<{ hash: string }>(
      'select password_hash as hash from customers where id = $1',
      [id],
    );
    const fits = await isPassword(current, stored?.hash, this.passwordCost);
    if (!fits) throw new Refusal(400, 'The current password is wrong.');
    await this.database.query(
      'update customers set password_hash = $3, updated_at = now() where id = $1 and password_hash = $2',
      [id, stored?.hash, await this.newHash(next)],
    );
  }

  async changePhoto(id: string, mediaType: string, bytes: Buffer): Promise<string> {
    const photo = randomUUID();
    const picture = `/photos/${photo}`;
    // As base64 text, which PGlite stores in a thirtieth of the time that it takes for bytes.
    await this.database.transaction(async ({ query }) => {
      await query('delete from photos where customer_id = $1', [id]);
      await query("insert into photos (id, customer_id, media_type, bytes) values ($1, $2, $3, decode($4, 'base64'))", [
        photo,
        id,
        mediaType,
        bytes.toString('base64'),
      ]);
      await query('update customers set picture = $2, updated_at = now() where id = $1', [id, picture]);
    });
    return picture;
  }

  private async newHash(password: string): Promise<string> {
    if (password.length < minPasswordLength) throw new Refusal(400, passwordTooShortText);
    if (password.length > maxPassword) throw new Refusal(400, 'The password is too long.');
    return hashPassword(password, this.passwordCost);
  }

  private unlessTaken(sql: string, values: readonly unknown[]): Promise<Customer> {
    return this.one(sql, values).catch((error: unknown) => {
      throw isDuplicate(error) ? new Refusal(409, 'This email has an account already. Please sign in.') : error;
    });
  }

  private async one(sql: string, values: readonly unknown[]): Promise<Customer> {
    const [customer] = await this.database.query<Customer>(sql, values);
    if (!customer) throw new Refusal(404, 'No user found');
    return customer;
  }
}

function checkedProfile(written: ProfileChange): ProfileChange {
  const profile = trimCustomer(written);
  refuseErrors(validateCustomer(profile));
  return profile;
}
