import { calendarDateIn } from '../../../src/domain/shared/calendar-date';
import type { CheckPlan } from '../../../src/tools/backend-check/check-state';
import type { Handler } from '../../../src/tools/mock-api/mock-api';
import { isTo, path } from './faulty/behavior';

export type Carts = CheckPlan['carts'];
export type Wrap = (api: Handler) => Handler;

type Row = Record<string, unknown>;
type Stock = ReadonlyMap<unknown, number>;

const today = /\/menu-schedule\/today$/;
const cartItem = /\/cart\/items\//;
const origin = 'https://api.test';

const rowsOf = (list: unknown): readonly Row[] => [list ?? []].flat().map((row): Row => Object(row));
const bodyOf = async (request: Request): Promise<Row> => Object(await request.clone().json());
const refusal = (status: number, errorMessage: string) =>
  Response.json({ successResponse: false, errorMessage }, { status });

async function stockOf(api: Handler): Promise<Stock> {
  const reply = await (await api(new Request(`${origin}/api/v1/admin/menu-schedule/today`))).json();
  const counted = rowsOf(reply.scheduledMenusDetails).filter((row) => typeof row.quantityAvailable === 'number');
  return new Map(counted.map((row) => [row.menuItemId, Number(row.quantityAvailable)]));
}

/** Refuses an order of more than is left. `taken`: by each order that was accepted, its pieces by item. */
export function countingOrders(api: Handler, taken: Row[] = []): Handler {
  const answered = new Set<string>();
  return async (request) => {
    if (!isTo(request, 'POST', /\/orders$/)) return api(request);
    const order = [request.headers.get('Idempotency-Key'), request.headers.get('Authorization')].join(' ');
    const lines = rowsOf((await bodyOf(request)).items);
    const stock = await stockOf(api);
    const over = lines.find(({ itemId, quantity }) => Number(quantity) > (stock.get(itemId) ?? Infinity));
    if (over && !answered.has(order)) return refusal(409, `Only ${stock.get(over.itemId)} left.`);
    const answer = await api(request);
    if (answer.ok && !answered.has(order)) taken.push(...lines);
    if (answer.ok) answered.add(order);
    return answer;
  };
}

/** Refuses a cart of more than is left, and reads a quantity that is missing as one. */
export const countingCarts: Wrap = (api) => async (request) => {
  if (!isTo(request, 'POST', /\/cart\/items$/)) return api(request);
  const { itemId, quantity = 1 } = await bodyOf(request);
  const { headers } = request;
  const cart = await (await api(new Request(`${origin}/api/v1/cart`, { headers }))).json();
  const held = rowsOf(cart.items).find(({ id }) => id === itemId)?.quantity ?? 0;
  const left = (await stockOf(api)).get(itemId) ?? Infinity;
  if (Number(held) + Number(quantity) > left) return refusal(409, `Only ${left} left.`);
  return api(new Request(request, { method: 'POST', body: JSON.stringify({ itemId, quantity }) }));
};

export const refusingNone: Wrap = (api) => async (request) =>
  isTo(request, 'PUT', cartItem) && (await bodyOf(request)).quantity === 0
    ? refusal(400, 'The quantity is too small.')
    : api(request);

const isCart = (request: Request) => path(request).startsWith('/api/v1/cart');

/** As a shop with VITE_CART=server-token needs. */
export const refusingGuests: Wrap = (api) => async (request) =>
  isCart(request) && !request.headers.has('Authorization') ? refusal(401, 'Please sign in.') : api(request);

/** As a shop with VITE_CART=server needs. */
export const forgettingTokens: Wrap = (api) => async (request) => {
  if (!isCart(request)) return api(request);
  const headers = new Headers(request.headers);
  headers.delete('Authorization');
  return api(new Request(request, { headers }));
};

export const deliveringInLeeds: Wrap = (api) => async (request) => {
  if (!isTo(request, 'POST', /\/orders$/)) return api(request);
  const { deliveryInfo, mobile = '+44' } = await bodyOf(request);
  const { zip = 'LS' } = Object(deliveryInfo);
  return zip.startsWith('LS') && String(mobile).startsWith('+44') ? api(request) : refusal(400, 'We deliver in Leeds.');
};

/** Each order has its days without hours. */
export const promisingDays: Wrap = (api) => async (request) => {
  const answer = await api(request);
  if (!path(request).startsWith('/api/v1/orders')) return answer;
  const text = (await answer.text()).replaceAll(
    /"(scheduledFor|promisedBy)":"([^"]*)"/g,
    (_field, name, instant) => `"${name}":"${calendarDateIn('America/Chicago', new Date(instant))}"`,
  );
  return new Response(text, answer);
};

export const hidingNone: Wrap = (api) => async (request) => {
  const answer = await api(request);
  if (!isTo(request, 'GET', today)) return answer;
  const reply = await answer.json();
  const rows = rowsOf(reply.scheduledMenusDetails).map((row) =>
    row.quantityAvailable === 0 ? { ...row, isAvailable: false, quantityAvailable: null } : row,
  );
  return Response.json({ ...reply, scheduledMenusDetails: rows });
};

export const takingBodiesOf =
  (most: number): Wrap =>
  (api) =>
  async (request) =>
    path(request).endsWith('/avatar') && (await request.clone().arrayBuffer()).byteLength > most
      ? refusal(413, 'This picture is too large.')
      : api(request);
