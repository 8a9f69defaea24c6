import { randomUUID } from 'node:crypto';
import { trimCustomer, validateCustomer } from '../../../domain/auth/customer-form';
import type { ProfileChange } from '../../../domain/auth/ports';
import { googlePasswordText } from '../../../domain/profile/change-password';
import { minPasswordLength, passwordTooShortText } from '../../../domain/shared/password';
import { isDuplicate, type Database } from '../database/database';
import { Refusal, refuseErrors } from '../refusal';
import { hashPassword, isPassword } from './passwords';

export interface Customer {
  readonly id: string;
  readonly issuer: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly picture: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const customerFields = `c.id, c.issuer, c.email, c.first_name as "firstName", c.last_name as "lastName", c.phone,
  c.picture, c.created_at as "createdAt", c.updated_at as "updatedAt"`;

interface OpenIdClaims {
  readonly sub: string;
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly picture?: string | undefined;
}

const emailIssuer = 'email';
const maxPassword = 1000;

export class Customers {
  constructor(
    private readonly database: Database,
    private readonly passwordCost: number,
  ) {}

  async register({ password, ...written }: ProfileChange & { readonly password: string }): Promise<Customer> {
    const profile = checkedProfile(written);
    const hash = await this.newHash(password);
    return this.unlessTaken(
      `insert into customers as c (id, issuer, subject, email, first_name, last_name, phone, password_hash)
       values ($1, '${emailIssuer}', lower($2), $2, $3, $4, $5, $6) returning ${customerFields}`,
      [randomUUID(), profile.email, profile.firstName, profile.lastName, profile.phone, hash],
    );
  }

  async login(email: string, password: string): Promise<Customer> {
    const [found] = await this.database.query<Customer & { hash: string | null }>(
      `select ${customerFields}, c.password_hash as hash from customers c where issuer = '${emailIssuer}' and subject = lower($1)`,
      [email.trim()],
    );
    const fits = await isPassword(password.slice(0, maxPassword), found?.hash, this.passwordCost);
    if (!found || !fits) throw new Refusal(401, 'The email or the password is wrong.');
    return found;
  }

  /** Nobody has confirmed the email of a password account, so a provider account with the same email stays separate. */
  signedInWith(issuer: string, claims: OpenIdClaims): Promise<Customer> {
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
         subject = case when issuer = '${emailIssuer}' then lower($4) else subject end
       where c.id = $1 returning ${customerFields}`,
      [id, firstName, lastName, email, phone],
    );
  }

  async changePassword({ id, issuer }: Customer, current: string, next: string): Promise<void> {
    if (issuer !== emailIssuer) throw new Refusal(400, googlePasswordText);
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

  private async unlessTaken(sql: string, values: readonly unknown[]): Promise<Customer> {
    try {
      return await this.one(sql, values);
    } catch (error) {
      throw isDuplicate(error) ? new Refusal(409, 'This email has an account already. Please sign in.') : error;
    }
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
