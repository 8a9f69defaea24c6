import type { FastifyReply, FastifyRequest } from 'fastify';
import { newItemBody, quantityBody } from '../../../adapters/http/cart.wire';
import { maxItemQuantity } from '../../../domain/cart/cart';
import type { Sessions } from '../accounts/sessions';
import { byId, type BackendApp } from '../app';
import type { Database } from '../database/database';
import type { Limits } from '../limits';
import { leftOf, type Schedule } from '../menu/schedule';
import { isSecret, newSecret } from '../random';
import { Refusal } from '../refusal';

const guestCookie = 'cart';
const guestLife = 30 * 24 * 60 * 60;

/** The token's customer owns the cart, or else the cookie's browser. */
export function serveCart(
  app: BackendApp,
  database: Database,
  sessions: Sessions,
  schedule: Schedule,
  limits: Limits,
): void {
  async function ownerOf({ headers, cookies }: FastifyRequest, reply: FastifyReply): Promise<string> {
    if (headers.authorization !== undefined)
      return `customer ${(await sessions.of(headers.authorization)).customer.id}`;
    const sent = cookies[guestCookie] ?? '';
    const guest = isSecret(sent) ? sent : newSecret();
    reply.setCookie(guestCookie, guest, { path: '/api/v1/cart', maxAge: guestLife });
    return `guest ${guest}`;
  }
  async function cartOf(owner: string) {
    const items = await database.query(
      `select i.id, i.name, (i.price / 100.0)::float8 as price, i.picture as image, s.deliverable_on::text as "deliverableOn",
         ${leftOf} as "quantityAvailable", least(c.quantity, coalesce(${leftOf}, c.quantity)) as quantity
       from cart_items c join menu_items i on i.id = c.item_id join menu_schedule s on s.item_id = i.id and s.day = $2
       where c.owner = $1 and i.is_available and i.deleted_at is null and coalesce(${leftOf}, 1) > 0
       order by c.added_at, i.id`,
      [owner, await schedule.today()],
    );
    return { items };
  }
  async function put(owner: string, itemId: string, quantity: number, isAdded: boolean) {
    const sum = isAdded ? 'c.quantity + excluded.quantity' : 'excluded.quantity';
    const [stored] = await database.query(
      `insert into cart_items as c (owner, item_id, quantity)
       select $1, s.item_id, $3::int from menu_schedule s join menu_items i on i.id = s.item_id
       where s.item_id = $2 and s.day = $4 and i.deleted_at is null
       on conflict (owner, item_id) do update set quantity = least(${maxItemQuantity}, ${sum}) returning 1`,
      [owner, itemId, Math.min(quantity, maxItemQuantity), await schedule.today()],
    );
    if (!stored) throw new Refusal(404, 'Menu item not found.');
    return cartOf(owner);
  }
  async function remove(owner: string, itemId: string) {
    await database.query('delete from cart_items where owner = $1 and item_id = $2', [owner, itemId]);
    return cartOf(owner);
  }

  /** A browser can make up a new cookie for each call, so that carts of guests are counted where they begin. */
  async function mayBegin(owner: string, ip: string): Promise<void> {
    if (!owner.startsWith('guest ')) return;
    const begun = await database.query('select 1 from cart_items where owner = $1 limit 1', [owner]);
    if (begun.length === 0) await limits.byAddress('guest carts', ip);
  }

  app.get('/api/v1/cart', async (request, reply) => cartOf(await ownerOf(request, reply)));
  app.post('/api/v1/cart/items', { schema: { body: newItemBody } }, async (request, reply) => {
    const { itemId, quantity } = request.body;
    if (quantity < 1) throw new Refusal(400, 'Invalid item in cart');
    const owner = await ownerOf(request, reply);
    await mayBegin(owner, request.ip);
    return put(owner, itemId, quantity, true);
  });
  app.put('/api/v1/cart/items/:id', { schema: { body: quantityBody, params: byId } }, async (request, reply) => {
    const owner = await ownerOf(request, reply);
    const { id } = request.params;
    if (request.body.quantity <= 0) return remove(owner, id);
    await mayBegin(owner, request.ip);
    return put(owner, id, request.body.quantity, false);
  });
  app.delete('/api/v1/cart/items/:id', { schema: { params: byId } }, async (request, reply) =>
    remove(await ownerOf(request, reply), request.params.id),
  );
  app.post('/api/v1/cart/clear', async (request, reply) => {
    await database.query('delete from cart_items where owner = $1', [await ownerOf(request, reply)]);
    return { items: [] };
  });
}
