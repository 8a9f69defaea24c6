import { Address6 } from 'ip-address';
import { isIPv6 } from 'node:net';
import type { Queries } from './database/database';
import { hashOf } from './random';
import { Refusal } from './refusal';

/** At most `max` times within `within` seconds. */
interface Limit {
  readonly max: number;
  readonly within: number;
}

const minute = 60;
const hour = 60 * minute;

/** These hold at the `RATE_LIMIT` that a shop has by itself. A shop most of whose customers share an address raises it, and them. */
const givenRateLimit = 600;

/** A family, an office or a dormitory has one address. */
const addressLimits = {
  'password tries': { max: 10, within: minute },
  registrations: { max: 10, within: 10 * minute },
  'forgotten passwords': { max: 10, within: 10 * minute },
  'Google sign-ins': { max: 20, within: minute },
  messages: { max: 5, within: 10 * minute },
  'newsletter wishes': { max: 5, within: 10 * minute },
  /** Carts of customers who are not signed in. */
  'guest carts': { max: 120, within: hour },
  'sign-ins': { max: 120, within: hour },
  orders: { max: 60, within: hour },
  photos: { max: 30, within: hour },
} as const satisfies Readonly<Record<string, Limit>>;

const accountLimits = {
  'sign-ins': { max: 30, within: hour },
  orders: { max: 30, within: hour },
  photos: { max: 10, within: hour },
  'password changes': { max: 10, within: hour },
  /** Each change sends a mail to an address that is not confirmed yet. */
  'email changes': { max: 5, within: hour },
} as const satisfies Readonly<Record<string, Limit>>;

/** The limit keeps strangers from filling a mailbox, however many accounts they make. */
const mailsToMailbox: Limit = { max: 5, within: hour };

const maxLapsed = 8;
const lapsedText = 'Several of your orders were not paid today. Please call us, or try again tomorrow.';

/** A network has as many customers as order at once from one house. */
const customersOfNetwork = 3;
const networkLapsedText =
  'Several orders from your network were not paid today. Please call us, or try again tomorrow.';

/** From this wrong password on, the next one has to wait twice as long as the one before it. */
interface Patience {
  readonly free: number;
  /** In seconds. */
  readonly maxWait: number;
}

const ofOneDevice: Patience = { free: 4, maxWait: 15 * minute };
const ofOneNetwork: Patience = { free: 5, maxWait: 5 * minute };
/** A stranger with many addresses must not lock the owner out, so this wait stays short. */
const ofAllNetworks: Patience = { free: 30, maxWait: minute };
const forgottenAfter = '1 day';

/** In seconds. A process asks the database again then. */
const believedFor = minute;
const maxRemembered = 10_000;

export type Limits = ReturnType<typeof newLimits>;

/**
 * Limits of an account and of an address, counted in the database, so that all processes count once. A limit counts before
 * the work is done, or presses at once would all pass it.
 */
export function newLimits(queries: Queries, rateLimit: number) {
  const scaled = (max: number) => Math.ceil((max * rateLimit) / givenRateLimit);
  const atOneNetwork = (max: number) => Math.max(max, scaled(customersOfNetwork * max));

  /**
   * A refused caller stays refused for a while without a query, and before a body is read where nothing else is needed. So a
   * flood costs next to nothing.
   */
  const refused = new Map<string, { readonly over: number; readonly askAgain: number }>();

  function refuseAgain(hash: string): void {
    const known = refused.get(hash);
    const now = performance.now();
    if (known && now < known.askAgain) throw tooOften(Math.ceil((known.over - now) / 1000));
  }

  function remember(hash: string, wait: number): void {
    const now = performance.now();
    refused.delete(hash);
    refused.set(hash, { over: now + 1000 * wait, askAgain: now + 1000 * Math.min(wait, believedFor) });
    const [oldest = ''] = refused.keys();
    if (refused.size > maxRemembered) refused.delete(oldest);
  }

  /** The seconds until the next one is allowed; undefined if this one is. */
  async function waitFor(hash: string, { max, within }: Limit): Promise<number | undefined> {
    const [counted] = await queries.query<{ count: number; wait: number }>(
      `insert into limits as l (key, count, until) values ($1, 1, now() + make_interval(secs => $2))
       on conflict (key) do update set count = case when l.until > now() then least(l.count, 1000000) + 1 else 1 end,
         until = case when l.until > now() then l.until else excluded.until end
       returning count, ceil(extract(epoch from until - now()))::int as wait`,
      [hash, within],
    );
    return counted && counted.count > scaled(max) ? counted.wait : undefined;
  }

  async function take(key: string, limit: Limit): Promise<void> {
    const hash = hashOf(key);
    refuseAgain(hash);
    const wait = await waitFor(hash, limit);
    if (wait === undefined) return;
    remember(hash, wait);
    throw tooOften(wait);
  }

  /**
   * Presses at once take one try after another, so each of them meets the wait that the one before it began. No wait is `-infinity`:
   * a press that waited for its turn has an older `now()` than the one before it.
   */
  async function tryOnce(key: string, { free, maxWait }: Patience): Promise<void> {
    const hash = hashOf(key);
    const tried = await queries.query(
      `insert into limits as l (key, count, until, blocked_until)
         values ($1, 1, now() + interval '${forgottenAfter}', '-infinity')
       on conflict (key) do update set count = case when l.until > now() then l.count + 1 else 1 end, until = excluded.until,
         blocked_until = case when l.until > now() and l.count >= $2
           then now() + make_interval(secs => least($3, power(2, least(l.count - $2, 20)))) else '-infinity' end
       where l.blocked_until <= now() returning 1`,
      [hash, free, maxWait],
    );
    if (tried.length > 0) return;
    const [blocked] = await queries.query<{ wait: number }>(
      'select greatest(1, ceil(extract(epoch from blocked_until - now())))::int as wait from limits where key = $1',
      [hash],
    );
    throw tooOften(blocked?.wait ?? 1);
  }

  const ofAccount = (what: string, id: string) => `${what} of ${id}`;
  const fromAddress = (what: string, ip: string) => `${what} from ${networkOf(ip)}`;
  const tries = (email: string) => `wrong passwords for ${email.trim().toLowerCase()}`;
  const triesFrom = (email: string, ip: string) => `${tries(email)} from ${networkOf(ip)}`;
  const pinTries = (name: string) => `wrong PINs for ${name.trim().toLowerCase()}`;
  const pinTriesFrom = (name: string, ip: string, device: string | undefined) =>
    device === undefined ? `${pinTries(name)} from ${networkOf(ip)}` : `wrong PINs on ${device}`;
  const mailsTo = (email: string) => `mails to ${mailboxOf(email)}`;
  const networkHash = (customerId: string, ip: string) => hashOf(`${customerId} from ${networkOf(ip)}`);

  async function takeBack(key: string): Promise<void> {
    await queries.query('update limits set count = count - 1 where key = $1', [hashOf(key)]);
  }

  const forgetTries = (key: string) => queries.query('delete from limits where key = $1', [hashOf(key)]);
  /** A right password is no try of its address either. */
  const takeBackTry = (ip: string) => takeBack(fromAddress('password tries', ip));

  return {
    byAddress: (what: keyof typeof addressLimits, ip: string) => take(fromAddress(what, ip), addressLimits[what]),
    byAccount: (what: keyof typeof accountLimits, id: string) => take(ofAccount(what, id), accountLimits[what]),
    /** Counts nothing, and refuses an account that has been refused a moment ago. */
    accountStillRefused: (what: keyof typeof accountLimits, id: string) => refuseAgain(hashOf(ofAccount(what, id))),
    /** For `onRequest`: counts nothing, and refuses an address that has been refused a moment ago. */
    stillRefused:
      (what: keyof typeof addressLimits) =>
      async ({ ip }: { readonly ip: string }): Promise<void> =>
        refuseAgain(hashOf(fromAddress(what, ip))),

    /** Whether another mail goes to the mailbox, for whichever account. Counts it. */
    mayMail: async (email: string): Promise<boolean> =>
      (await waitFor(hashOf(mailsTo(email)), mailsToMailbox)) === undefined,
    /** The mail did not leave, and is tried again. */
    mailFailed: (email: string) => takeBack(mailsTo(email)),

    /** Orders of one day that the customer, and all customers of one network, began and never paid. */
    lapsedOrders(ofCustomer: number, ofNetwork: number): void {
      const text = [
        ...(ofCustomer >= scaled(maxLapsed) ? [lapsedText] : []),
        ...(ofNetwork >= atOneNetwork(maxLapsed) ? [networkLapsedText] : []),
      ][0];
      if (text !== undefined) throw new Refusal(429, text, { retryAfter: hour });
    },

    /** How much all customers of one network may do, where one of them may do so much. */
    atOneNetwork,

    /**
     * Counts a try at a password, and refuses it while its wait lasts. The wait grows for each network up to five minutes, and for
     * all strange networks together up to a minute, so a guesser with many addresses gets some 1,500 tries a day. A network from
     * which the account was signed in to before does not meet that second wait: strangers cannot lock the owner out there. An email
     * without an account is an empty id, for which as much is asked: the time does not tell who has one.
     */
    async tryPassword(email: string, customerId: string, ip: string): Promise<void> {
      await tryOnce(triesFrom(email, ip), ofOneNetwork);
      const known = await queries.query('select 1 from known_networks where customer_id = $1 and network_hash = $2', [
        customerId,
        networkHash(customerId, ip),
      ]);
      if (known.length === 0) await tryOnce(tries(email), ofAllNetworks);
    },

    /** The password was right: the tries of this network are forgotten, and it is known from now on. */
    async passwordFits(email: string, customerId: string, ip: string): Promise<void> {
      await forgetTries(triesFrom(email, ip));
      await takeBackTry(ip);
      await queries.query(
        `insert into known_networks (customer_id, network_hash) values ($1, $2)
         on conflict (customer_id, network_hash) do update set seen_at = now()`,
        [customerId, networkHash(customerId, ip)],
      );
    },

    /**
     * A PIN is short, so a wait grows up to a quarter of an hour. A device on which staff have signed in before never waits because of
     * strangers: it is known by a secret.
     */
    async tryPin(name: string, ip: string, device: string | undefined): Promise<void> {
      await tryOnce(pinTriesFrom(name, ip, device), ofOneDevice);
      if (device === undefined) await tryOnce(pinTries(name), ofAllNetworks);
    },

    /** The PIN was right. The tries of a known device were not counted for its address. */
    async pinFits(name: string, ip: string, device: string | undefined): Promise<void> {
      await forgetTries(pinTriesFrom(name, ip, device));
      if (device === undefined) await takeBackTry(ip);
    },
  };
}

function tooOften(wait: number): Refusal {
  return new Refusal(429, `Too many tries. Please wait ${waitText(wait)}.`, { retryAfter: wait });
}

function waitText(seconds: number): string {
  if (seconds < 2 * minute) return seconds <= 1 ? 'a second' : `${seconds} seconds`;
  return seconds < 2 * hour ? `${Math.ceil(seconds / minute)} minutes` : `${Math.ceil(seconds / hour)} hours`;
}

/** The part of an address from a plus sign to the `@` is removed, because mail reaches the same mailbox without it. */
function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}

/** A line has 2 to the power of 64 addresses of IPv6: all of them are one. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  return address.isMapped4() ? address.to4().correctForm() : new Address6(`${ip}/64`).startAddress().correctForm();
}
