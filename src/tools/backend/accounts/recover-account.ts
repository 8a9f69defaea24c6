import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { cleanEmail } from '../../../domain/shared/email';
import { escapeHtml } from '../../server/choice-page';
import type { BackendApp, WireTypes } from '../app';
import { isDuplicate, type Database, type Queries } from '../database/database';
import type { Limits } from '../limits';
import { laidOutMail } from '../mail/mail-layout';
import type { Mail } from '../mail/post';
import { enqueue } from '../orders/outbox';
import { hashOf, newSecret } from '../random';
import { Refusal } from '../refusal';
import { isPassword, newPasswordHash } from './passwords';

/** `recover` does what `reset` does for an account whose email has changed since: its mail goes to the confirmed email. */
export const accountMailKinds = ['confirm', 'reset', 'recover'] as const;
type Purpose = (typeof accountMailKinds)[number];

export function isAccountMailKind(kind: string): kind is Purpose {
  return accountMailKinds.some((known) => known === kind);
}

const reset = {
  subject: 'Choose a new password',
  paragraph:
    'somebody has forgotten the password of the account with this email. If it was you, choose a new one. It ends all sessions.',
  link: 'Choose a new password',
};
const texts = {
  confirm: {
    subject: 'Please confirm your email',
    paragraph:
      'somebody has made an account with this email, or changed its email to this one. If it was you, confirm it: mails about your orders come here then.',
    link: 'Confirm this email',
  },
  reset,
  recover: reset,
};

/** The link is made when the mail leaves, so that reading the database gives no link that works. */
export async function accountMail(
  { query }: Queries,
  purpose: Purpose,
  customerId: string,
  shopName: string,
  publicUrl: string,
): Promise<Omit<Mail, 'id'> | undefined> {
  const token = newSecret();
  const linked = purpose === 'confirm' ? 'confirm' : 'reset';
  const [customer] = await query<{ email: string }>(
    `with c as (select id, case when $4 then confirmed_email else email end as email from customers where id = $3 and issuer = 'email')
     insert into mail_tokens (hash, purpose, customer_id, email) select $1, $2, id, email from c where email <> '' returning email`,
    [hashOf(token), linked, customerId, purpose === 'recover'],
  );
  if (!customer) return undefined;
  const { subject, paragraph, link } = texts[purpose];
  return {
    to: customer.email,
    ...laidOutMail({
      subject: `${subject}: ${shopName}`,
      greeting: 'Hello,',
      paragraphs: [paragraph, 'The link works once, for half an hour. If it was not you, do nothing.'],
      link: { text: link, url: `${publicUrl}/account/${linked}?token=${token}` },
      ending: shopName,
    }),
  };
}

interface ChangedAccount {
  readonly id: string;
  readonly email: string;
  readonly hash: string | null;
}

const policy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const tokenQuery = z.object({ token: z.string().check(z.maxLength(100)) });
const forgotForm = z.object({ email: z.string().check(z.maxLength(320)) });
const confirmForm = z.object({
  token: z.string().check(z.maxLength(100)),
  password: z._default(z.string().check(z.maxLength(1000)), ''),
});
const resetForm = z.object({
  token: z.string().check(z.maxLength(100)),
  password: z.string().check(z.maxLength(1000)),
});

/** Pages for the links of mails, because the shop has none. Opening one changes nothing: programs open the links of mails. */
export function serveRecovery(
  app: BackendApp,
  database: Database,
  limits: Limits,
  { passwordCost, shopName, shopOrigin }: { passwordCost: number; shopName: string; shopOrigin: string },
): void {
  const toShop = `<p><a href="${escapeHtml(shopOrigin)}">${escapeHtml(shopName)}</a></p>`;
  function page(reply: FastifyReply, title: string, html: string): string {
    reply
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8');
    return (
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta name="color-scheme" content="light dark"><title>${title}</title><main><h1>${title}</h1>${html}</main></html>`
    );
  }
  const send = (reply: FastifyReply, title: string, html: string) => reply.send(page(reply, title, html));
  const form = (fields: string, button: string) =>
    `<form method="post">${fields}<p><button>${button}</button></p></form>`;
  const hidden = (token: string) => `<input type="hidden" name="token" value="${escapeHtml(token)}">`;
  const passwordField = (label: string, autocomplete: string) =>
    `<p><label>${label} <input name="password" type="password" autocomplete="${autocomplete}" required></label></p>`;

  void app.register((scope, _options, done) => {
    const pages = scope.withTypeProvider<WireTypes>();
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    // A person reads these pages, and no program.
    pages.addHook<string>('onSend', async (_request, reply, text) =>
      reply.statusCode < 400
        ? text
        : page(reply, 'Not Done', `<p>${escapeHtml(JSON.parse(text).errorMessage)}</p>${toShop}`),
    );
    pages.get('/account/forgot', (_request, reply) =>
      send(
        reply,
        'Forgot Password',
        form(
          '<p><label>Email <input name="email" type="email" autocomplete="email" required></label></p>',
          'Send Link',
        ),
      ),
    );
    const notTooOften = { onRequest: limits.stillRefused('forgotten passwords') };
    pages.post('/account/forgot', notTooOften, async ({ ip, body }, reply) => {
      await limits.byAddress('forgotten passwords', ip);
      const { email } = readForm(forgotForm, body);
      // A customer who mistyped a new email asks by the confirmed one.
      const [customer] = await database.query<{ id: string; isCurrent: boolean }>(
        `select id, subject = lower($1) as "isCurrent" from customers
         where issuer = 'email' and (subject = lower($1) or lower(confirmed_email) = lower($1)) order by "isCurrent" desc limit 1`,
        [cleanEmail(email)],
      );
      const kind = customer?.isCurrent === false ? 'recover' : 'reset';
      // As much is asked and written for an email without an account: neither answer nor time tells who has one.
      await enqueue(database, 'mail', `${kind} ${customer?.id ?? 'nobody'} ${randomUUID()}`);
      return send(
        reply,
        'Forgot Password',
        `<p>If there is an account with this email, a mail with a link is on its way.</p>${toShop}`,
      );
    });

    pages.get('/account/confirm', { schema: { querystring: tokenQuery } }, async ({ query: { token } }, reply) => {
      const field = (await changedAccount(token)) ? passwordField('Your password', 'current-password') : '';
      return send(reply, 'Confirm Email', form(hidden(token) + field, 'Confirm This Email'));
    });
    pages.post('/account/confirm', async ({ ip, body }, reply) => {
      const { token, password } = readForm(confirmForm, body);
      const account = await changedAccount(token);
      if (account) await requirePassword(account, password, ip);
      const confirmed = await database.query(
        `with used as (delete from mail_tokens where hash = $1 and purpose = 'confirm' and expires_at > now() returning customer_id, email)
         update customers c set confirmed_email = used.email from used where c.id = used.customer_id and c.email = used.email returning 1`,
        [hashOf(token)],
      );
      if (confirmed.length === 0) throw linkIsOver();
      return send(reply, 'Email Confirmed', `<p>Mails about your orders come here from now on.</p>${toShop}`);
    });

    pages.get('/account/reset', { schema: { querystring: tokenQuery } }, ({ query: { token } }, reply) =>
      send(
        reply,
        'New Password',
        form(hidden(token) + passwordField('New password', 'new-password'), 'Change Password'),
      ),
    );
    pages.post('/account/reset', notTooOften, async ({ ip, body }, reply) => {
      await limits.byAddress('forgotten passwords', ip);
      const { token, password } = readForm(resetForm, body);
      await requireLink(token);
      const hash = await newPasswordHash(password, passwordCost);
      await database
        .transaction((queries) => resetPassword(queries, token, hash))
        .catch((error: unknown) => {
          // Somebody has made an account with this email meanwhile.
          throw isDuplicate(error) ? linkIsOver() : error;
        });
      return send(reply, 'Password Changed', `<p>All sessions have ended. Please sign in again.</p>${toShop}`);
    });
    done();
  });

  /**
   * Returns undefined if the account is unchanged since its registration. Otherwise its email may have been set with a stolen
   * token, and a confirmed email receives the mails for a forgotten password, so confirming it takes the password.
   */
  async function changedAccount(token: string): Promise<ChangedAccount | undefined> {
    const [account] = await database.query<ChangedAccount>(
      `select c.id, c.email, c.password_hash as hash from mail_tokens t join customers c on c.id = t.customer_id and c.email = t.email
       where t.hash = $1 and t.purpose = 'confirm' and t.expires_at > now()
         and (c.confirmed_email is not null or c.updated_at > c.created_at)`,
      [hashOf(token)],
    );
    return account;
  }

  async function requirePassword({ id, email, hash }: ChangedAccount, password: string, ip: string): Promise<void> {
    await limits.byAddress('password tries', ip);
    await limits.tryPassword(email, id, ip);
    if (!(await isPassword(password, hash, passwordCost)))
      throw new Refusal(403, 'The password is wrong. Please go back and try again.');
    await limits.passwordFits(email, id, ip);
  }

  /** The link is looked up first, or strangers could make the backend compute hashes, which are slow on purpose. */
  async function requireLink(token: string): Promise<void> {
    const found = await database.query(
      "select 1 from mail_tokens where hash = $1 and purpose = 'reset' and expires_at > now()",
      [hashOf(token)],
    );
    if (found.length === 0) throw linkIsOver();
  }
}

/**
 * Whoever reads the mailbox owns the email. An account that never confirmed it may be a stranger's: it loses the email and its
 * sessions, keeps its orders for itself, and the owner gets a new account. A customer who mistyped a new email gets the account back
 * by the confirmed email, or signs in by it once the owner of the mistyped one has come. An account that has no confirmed email, or
 * whose confirmed email is another account's by now, loses its password too.
 */
async function resetPassword({ query }: Queries, token: string, hash: string): Promise<void> {
  const [used] = await query<{ id: string; email: string; isOwn: boolean }>(
    `with used as (delete from mail_tokens where hash = $1 and purpose = 'reset' and expires_at > now() returning customer_id, email)
     select c.id, used.email, c.confirmed_email is not distinct from used.email as "isOwn"
     from used join customers c on c.id = used.customer_id where used.email in (c.email, c.confirmed_email) for update of c`,
    [hashOf(token)],
  );
  if (!used) throw linkIsOver();
  const { id, email, isOwn } = used;
  await query('update sessions set ended_at = now() where customer_id = $1 and ended_at is null', [id]);
  await query('delete from mail_tokens where customer_id = $1', [id]);
  if (isOwn)
    return void (await query(
      'update customers set password_hash = $2, email = $3, subject = lower($3), updated_at = now() where id = $1',
      [id, hash, email],
    ));
  await query(
    `update customers c set email = coalesce(confirmed_email, ''), updated_at = now(),
       subject = coalesce(kept.subject, 'never confirmed ' || id), password_hash = case when kept.subject is not null then password_hash end
     from (select (select lower(confirmed_email) from customers own where own.id = $1 and not exists (
       select 1 from customers other where other.issuer = 'email' and other.subject = lower(own.confirmed_email))) as subject) as kept
     where c.id = $1`,
    [id],
  );
  await query(
    `insert into customers (id, issuer, subject, email, confirmed_email, password_hash) values ($1, 'email', lower($2), $2, $2, $3)`,
    [randomUUID(), email, hash],
  );
}

function readForm<Output>(schema: z.ZodMiniType<Output>, body: unknown): Output {
  const read = schema.safeParse(body);
  if (!read.success) throw new Refusal(400, 'The form is not complete.');
  return read.data;
}

const linkIsOver = () =>
  new Refusal(410, 'This link was used already, or its half hour is over. Please ask for another one.');
