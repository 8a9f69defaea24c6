import { isFinal } from '../../../domain/orders/order-status';
import { paths } from '../../../domain/shared/paths';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import type { Queries } from '../database/database';
import { laidOutMail, type BillLine, type MailContent } from '../mail/mail-layout';
import type { Mail } from '../mail/post';
import { asSentence, type ShopTexts } from '../shop-texts';
import { isTaxAdded } from './paid-for';
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
  /** The row that a mail of a refund is about; null for one that an earlier version asked for. */
  readonly refund: { readonly amount: number; readonly reason: string; readonly isEnd: boolean } | null;
  readonly contactName: string;
  readonly address: string;
  readonly scheduledFor: CalendarDate;
  readonly promisedBy: CalendarDate;
  readonly windowFrom: Date | null;
  readonly windowTo: Date | null;
  readonly items: readonly MailedItem[];
}

interface MailedItem {
  readonly name: string;
  readonly quantity: number;
  readonly sum: number;
  readonly promisedOn: CalendarDate | null;
}

const selectOrder = `select o.id, c.confirmed_email as email, o.status, o.status_message as "statusMessage",
    o.fulfillment_type as way, o.subtotal, o.tax, o.delivery_fee as "deliveryFee", o.total, o.contact_name as "contactName",
    concat_ws(', ', address->>'line1', address->>'line2', address->>'city', nullif(address->>'state', ''), address->>'postalCode') as address,
    o.scheduled_for::text as "scheduledFor", o.promised_by::text as "promisedBy", o.window_from as "windowFrom", o.window_to as "windowTo",
    (select coalesce(sum(amount), 0)::int from refunds r where r.order_id = o.id) as "paidBack",
    (select json_build_object('amount', r.amount, 'reason', r.reason, 'isEnd', r.id = o.id) from refunds r where r.id = $2) as refund,
    (select json_agg(json_build_object('name', i.name, 'quantity', i.quantity, 'sum', i.quantity * i.unit_price,
       'promisedOn', i.promised_on) order by i.position)
     from order_items i where i.order_id = o.id) as items
  from orders o join customers c on c.id = o.customer_id where o.id = $1`;

type MailingShop = Pick<ServedShop, 'name' | 'pickup' | 'contact'>;

/** The order's id alone asks for the receipt, as the first version did. */
export const orderMailKinds = ['ready', 'ended', 'refund'] as const;

/** Undefined where no address is confirmed, because the mail would reach a stranger, and for what is not true any more. */
export async function orderMail(
  { query }: Queries,
  [orderId = '', kind = 'receipt', ...number]: readonly string[],
  shop: MailingShop,
  texts: ShopTexts,
  shopOrigin: string,
): Promise<Omit<Mail, 'id'> | undefined> {
  const [order] = await query<MailedOrder>(selectOrder, [orderId, [orderId, ...number].join(' ')]);
  if (!order || order.email === null) return undefined;
  if (kind === 'ready' && !isAwaited(order)) return undefined;
  const content = contentOf(kind, order, shop, texts);
  const link = { text: 'See your order', url: shopOrigin + paths.trackOrder(orderId) };
  const greeting = order.contactName === '' ? 'Hello,' : `Hello ${order.contactName},`;
  const ending = `${shop.name}, ${shop.contact.phone}`;
  return { to: order.email, ...laidOutMail({ greeting, ending, link, ...content }) };
}

/** The server for mails may have been away until the order was at the door, or had ended. */
function isAwaited({ status }: MailedOrder): boolean {
  return status === 'READY_FOR_PICKUP' || status === 'OUT_FOR_DELIVERY';
}

type OwnContent = Pick<MailContent, 'subject' | 'paragraphs' | 'bill'>;

function contentOf(kind: string, order: MailedOrder, shop: MailingShop, texts: ShopTexts): OwnContent {
  const { id, way, paidBack, refund, statusMessage } = order;
  const isDelivery = way === 'DELIVERY';
  const backText = (amount: number) => `${texts.money(amount)} goes back to you, the way that you paid.`;
  const back = paidBack > 0 ? [backText(paidBack)] : [];
  switch (kind) {
    case 'ready':
      return {
        subject: isDelivery ? `Your order ${id} is on its way` : `Your order ${id} is ready`,
        paragraphs: isDelivery
          ? [`The driver has your order and brings it to ${order.address}.`]
          : [`Your order is waiting for you at ${placeOf(shop)}. Please tell us its number, ${id}.`],
      };
    case 'ended':
      return { subject: `Your order ${id}: ${statusMessage}`, paragraphs: [statusMessage, ...back, ...openMoney()] };
    case 'refund':
      return { subject: `Money back for your order ${id}`, paragraphs: refund ? refundTexts(refund) : back };
    default:
      return {
        subject: `Your order ${id} is paid`,
        paragraphs: [
          `Thank you. We have your order and your payment of ${texts.money(order.total)}.`,
          // The server for mails may take it when the order has come, or does not come any more.
          isFinal(order.status) ? statusMessage : promise(),
          ...back,
        ],
        bill: billOf(order, texts),
      };
  }

  function promise(): string {
    return isDelivery
      ? `We bring it to ${order.address}: ${whenOf(order, texts)}.`
      : `Please pick it up at ${placeOf(shop)}: ${whenOf(order, texts)}. Its number is ${id}.`;
  }

  /** Only the owner decides what goes back of a meal that was made. */
  function openMoney(): readonly string[] {
    const isOpen = order.status === 'DELIVERY_FAILED' && paidBack === 0;
    return isOpen ? [`Please call us about your payment: ${shop.contact.phone}.`] : [];
  }

  /** An earlier mail told what went back before, so the sum of this refund comes first. */
  function refundTexts({ amount, reason, isEnd }: NonNullable<MailedOrder['refund']>): readonly string[] {
    const why = isEnd ? statusMessage : reason && asSentence(`The reason: ${reason}`);
    const inAll = paidBack > amount ? `In all, ${texts.money(paidBack)} of this order goes back to you.` : '';
    return [backText(amount), why, inAll].filter(Boolean);
  }
}

function placeOf({ name, pickup }: MailingShop): string {
  return pickup ? `${pickup.name}, ${pickup.street}, ${pickup.city}` : name;
}

function whenOf({ scheduledFor, promisedBy, windowFrom, windowTo }: MailedOrder, texts: ShopTexts): string {
  const days = texts.days([...new Set([scheduledFor, promisedBy])]);
  return windowFrom && windowTo ? `${days}, ${texts.window(windowFrom, windowTo)}` : days;
}

/** A tax that prices include is said beside the total, and its day beside an item of an order for two days. */
function billOf(order: MailedOrder, texts: ShopTexts): readonly BillLine[] {
  const { items, tax, deliveryFee, total, scheduledFor, promisedBy } = order;
  const dayOf = ({ promisedOn }: MailedItem) =>
    scheduledFor === promisedBy || promisedOn === null ? '' : `, ${texts.day(promisedOn)}`;
  const isAdded = isTaxAdded(order);
  const lines = items.map((item): BillLine => [`${item.quantity} × ${item.name}${dayOf(item)}`, texts.money(item.sum)]);
  const taxLine: readonly BillLine[] = tax > 0 ? [[isAdded ? 'Tax' : 'Tax, included', texts.money(tax)]] : [];
  const fee: readonly BillLine[] = deliveryFee > 0 ? [['Delivery', texts.money(deliveryFee)]] : [];
  const sum: BillLine = ['Total', texts.money(total)];
  return isAdded ? [...lines, ...taxLine, ...fee, sum] : [...lines, ...fee, sum, ...taxLine];
}
