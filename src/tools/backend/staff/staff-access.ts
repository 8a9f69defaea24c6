import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { guardedBy, type Guarded } from '../app';
import type { BackendSettings } from '../backend-settings';
import type { Database } from '../database/database';
import { hashOf, isSecret } from '../random';
import { noSuchCall, Refusal } from '../refusal';
import type { Actor } from './audit';

/**
 * `orders` allows to see, accept, reject and cancel orders with a full refund, to mark dishes as sold out and to pause. `refunds`
 * allows every other sum. `firstOwner` allows to make the first owner. The token has it, because there are no staff before.
 */
export type Permission = 'orders' | 'refunds' | 'closing' | 'menu' | 'messages' | 'customers' | 'staff' | 'firstOwner';
type StaffRole = 'kitchen' | 'owner' | 'token';

const allowed: Readonly<Record<StaffRole, readonly Permission[]>> = {
  kitchen: ['orders'],
  owner: ['orders', 'refunds', 'closing', 'menu', 'messages', 'customers', 'staff', 'firstOwner'],
  token: ['orders', 'menu', 'messages', 'firstOwner'],
};

export interface Staff extends Actor {
  readonly role: StaffRole;
}

declare module 'fastify' {
  /** Only calls that are `byStaff` have it. */
  interface FastifyRequest {
    readonly staff: Staff;
  }
}

export const kitchenCookie = 'kitchen';

export function may({ role }: Staff, permission: Permission): boolean {
  return allowed[role].includes(permission);
}

const sessionHasEnded = () => new Refusal(401, 'Your session has ended. Please sign in.');

export type ByStaff = (permission: Permission) => Guarded;

/** People have a session in a cookie, machines the shared token. 404 hides the calls from everybody else. */
export function newStaffAccess(
  database: Database,
  { KITCHEN_TOKEN, PUBLIC_URL }: Pick<BackendSettings, 'KITCHEN_TOKEN' | 'PUBLIC_URL'>,
) {
  const expected = Buffer.from(hashOf(`Bearer ${KITCHEN_TOKEN}`));

  /** Undefined for a stranger. Rejects a session that has ended, and a page of another origin. */
  async function staffOf({ headers, cookies }: FastifyRequest): Promise<Staff | undefined> {
    const { authorization } = headers;
    if (authorization !== undefined)
      return timingSafeEqual(Buffer.from(hashOf(authorization)), expected)
        ? { name: 'token', role: 'token' }
        : undefined;
    const secret = cookies[kitchenCookie];
    if (secret === undefined) return undefined;
    requireOwnPage(headers);
    if (!isSecret(secret)) throw sessionHasEnded();
    const [staff] = await database.query<Staff>(
      `select f.name, f.role from staff_sessions s join staff f on f.id = s.staff_id
       where s.hash = $1 and s.expires_at > now()`,
      [hashOf(secret)],
    );
    if (!staff) throw sessionHasEnded();
    return staff;
  }

  /**
   * The cookie is SameSite=Strict, but the shop is often of the same site, and its origin may call with cookies. Every browser says
   * where a change comes from, and none lets a page write that itself.
   */
  function requireOwnPage({ origin = PUBLIC_URL, 'sec-fetch-site': from = 'same-origin' }: FastifyRequest['headers']) {
    if (origin !== PUBLIC_URL || !(from === 'same-origin' || from === 'none'))
      throw new Refusal(403, `The kitchen is open at ${PUBLIC_URL}/kitchen only.`);
  }

  const byStaff: ByStaff = (permission) =>
    guardedBy(async (request) => {
      const staff = await staffOf(request);
      if (!staff) throw noSuchCall();
      if (!may(staff, permission)) throw new Refusal(403, 'Only the owner may do this.');
      Object.assign(request, { staff });
    });
  return { byStaff, staffOf, requireOwnPage };
}

export type StaffAccess = ReturnType<typeof newStaffAccess>;
