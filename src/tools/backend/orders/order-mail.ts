import { paths } from '../../../domain/shared/paths';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import type { Queries } from '../database/database';
import { laidOutMail, type BillLine, type MailContent } from '../mail/mail-layout';
import type { Mail } from '../mail/post';
import type { ShopTexts } from '../shop-texts';
import type { ServedShop } from './wanted-order';

interface MailedOrder {
  readonly id: string;
  readonly email: string | null;
  readonly status: string;
  readonly statusMessage: string;
  readonly way: 'DELIVERY' | 'PICKUP';
  readonly subtotal: number;
  readonly tax: number;
  readonly deliveryFee: number;
  readonly total: number;
  readonly paidBack: number;
  readonly contactName: string;
  readonly address: string;
  readonly scheduledFor: CalendarDate;
  readonly promisedBy: CalendarDate;
  readonly windowFrom: Date | null;
  readonly windowTo: Date | null;
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly sum: number }[];
}

const selectOrder = `select o.id, c.confirmed_email as email, o.status, o.status_message as "statusMessage",
    o.fulfillment_type as way, o.subtotal, o.tax, o.delivery_fee as "deliveryFee", o.total, o.contact_name as "contactName",
    concat_ws(', ', address->>'line1', address->>'line2', address->>'city', nullif(address->>'state', ''), address->>'postalCode') as address,
    o.scheduled_for::text as "scheduledFor", o.promised_by::text as "promisedBy", o.window_from as "windowFrom", o.window_to as "windowTo",
    (select coalesce(sum(amount), 0)::int from refunds r where r.order_id = o.id) as "paidBack",
    (select json_agg(json_build_object('name', i.name, 'quantity', i.quantity, 'sum', i.quantity * i.unit_price) order by i.position)
     from order_items i where i.order_id = o.id) as items
  from orders o join customers c on c.id = o.customer_id where o.id = $1`;

type MailingShop = Pick<ServedShop, 'name' | 'pickup' | 'contact'>;

/** The order's id alone asks for the receipt, as the first version did. */
export const orderMailKinds = ['ready', 'ended', 'refund'] as const;

/** Undefined where no address is confirmed, because the mail would reach a stranger. */
export async function orderMail(
  { query }: Queries,
  [orderId = '', kind = 'receipt']: readonly string[],
  shop: MailingShop,
  texts: ShopTexts,
  shopOrigin: string,
): Promise<Omit<Mail, 'id'> | undefined> {
  const [order] = await query<MailedOrder>(selectOrder, [orderId]);
  if (!order || order.email === null) return undefined;
  const content = contentOf(kind, order, shop, texts);
  const link = { text: 'See your order', url: shopOrigin + paths.trackOrder(orderId) };
  const greeting = `Hello ${order.contactName},`;
  const ending = `${shop.name}, ${shop.contact.phone}`;
  return { to: order.email, ...laidOutMail({ greeting, ending, link, ...content }) };
}

type OwnContent = Pick<MailContent, 'subject' | 'paragraphs' | 'bill'>;

function contentOf(kind: string, order: MailedOrder, shop: MailingShop, texts: ShopTexts): OwnContent {
  const { id, way, paidBack } = order;
  const isDelivery = way === 'DELIVERY';
  const back = paidBack > 0 ? [`${texts.money(paidBack)} goes back to you, the way that you paid.`] : [];
  switch (kind) {
    case 'ready':
      return {
        subject: isDelivery ? `Your order ${id} is on its way` : `Your order ${id} is ready`,
        paragraphs: isDelivery
          ? [`The driver has your order and brings it to ${order.address}.`]
          : [`Your order is waiting for you at ${placeOf(shop)}. Please tell us its number, ${id}.`],
      };
    case 'ended':
      return { subject: `Your order ${id}: ${order.statusMessage}`, paragraphs: [order.statusMessage, ...back] };
    case 'refund':
      return { subject: `Money back for your order ${id}`, paragraphs: back };
    default:
      return {
        subject: `Your order ${id} is paid`,
        paragraphs: [
          `Thank you. We have your order and your payment of ${texts.money(order.total)}.`,
          isDelivery
            ? `We bring it to ${order.address}: ${whenOf(order, texts)}.`
            : `Please pick it up at ${placeOf(shop)}: ${whenOf(order, texts)}. Its number is ${id}.`,
          ...back,
        ],
        bill: billOf(order, texts),
      };
  }
}

function placeOf({ name, pickup }: MailingShop): string {
  return pickup ? `${pickup.name}, ${pickup.street}, ${pickup.city}` : name;
}

function whenOf({ scheduledFor, promisedBy, windowFrom, windowTo }: MailedOrder, texts: ShopTexts): string {
  const days = texts.days([...new Set([scheduledFor, promisedBy])]);
  return windowFrom && windowTo ? `${days}, ${texts.window(windowFrom, windowTo)}` : days;
}

/** A tax that prices include is said beside the total. */
function billOf(order: MailedOrder, texts: ShopTexts): readonly BillLine[] {
  const { items, tax, deliveryFee, subtotal, total } = order;
  const isAdded = total === subtotal + tax + deliveryFee;
  const lines = items.map(({ name, quantity, sum }): BillLine => [`${quantity} × ${name}`, texts.money(sum)]);
  const taxLine: readonly BillLine[] = tax > 0 ? [[isAdded ? 'Tax' : 'Tax, included', texts.money(tax)]] : [];
  const fee: readonly BillLine[] = deliveryFee > 0 ? [['Delivery', texts.money(deliveryFee)]] : [];
  const sum: BillLine = ['Total', texts.money(total)];
  return isAdded ? [...lines, ...taxLine, ...fee, sum] : [...lines, ...fee, sum, ...taxLine];
}
