import type { FulfillmentType } from '../../../domain/cart/cart-summary';
import type { Product } from '../../../domain/menu/product';
import type { DeliveryInfo, Order, OrderItem } from '../../../domain/orders/order';
import type { Pricing } from '../../../domain/shop/shop-numbers';
import { parseStatus } from '../../../domain/orders/order-status';
import { cents, fromDollars, percentOf, percentWithin, sum, times } from '../../../domain/shared/money';
import { present } from '../../../domain/shared/present';
import type { MockOrder } from './mock-order';
import type { MockShop, SampleOrder } from '../sample-data';
import { sampleAt, sampleDates, type SampleClock } from './sample-dates';

type SampleShop = MockShop & { readonly city: string | undefined };

export function mockOrderOf(
  written: SampleOrder,
  menu: readonly Product[],
  customerId: string,
  dates: SampleClock,
  shop: SampleShop,
): MockOrder {
  const sample = sampleAt(dates.now, written, shop);
  return {
    order: orderOf(sample, menu, dates, shop),
    customerId,
    delivery: sample.delivery ? deliveryOf(sample.delivery, sample.status, shop) : {},
  };
}

function orderOf(sample: SampleOrder, menu: readonly Product[], dates: SampleClock, shop: SampleShop): Order {
  const items = itemsOf(sample, menu);
  const { pricing, currency } = shop;
  return {
    id: sample.id,
    status: parseStatus(sample.status),
    items,
    ...(items.length > 0
      ? { ...sumsOf(sample, items, pricing), channel: 'WEB', currency }
      : { total: fromDollars(sample.total ?? 0) }),
    ...present({
      statusMessage: sample.statusMessage,
      fulfillmentType: sample.fulfillmentType === undefined ? undefined : fulfillmentOf(sample.fulfillmentType),
    }),
    ...sampleDates(sample, dates, shop),
  };
}

function sumsOf(
  sample: SampleOrder,
  items: readonly OrderItem[],
  { taxPercent, includedTax, smallestAmount }: Pricing,
) {
  const subtotal = sum(items.map(({ unitPrice, quantity }) => times(unitPrice, quantity)));
  const discount = percentOf(subtotal, sample.discountPercent ?? 0, smallestAmount);
  const added = percentOf(cents(subtotal - discount), taxPercent, smallestAmount);
  const deliveryFee = fromDollars(sample.deliveryFee ?? 0);
  const tip = fromDollars(sample.tip ?? 0);
  const paid = cents(subtotal - discount + added + deliveryFee);
  const tax = includedTax ? percentWithin(paid, includedTax.percent, smallestAmount) : added;
  const total = sum([paid, tip]);
  return { subtotal, discount, tax, deliveryFee, tip, total };
}

function itemsOf({ items = [] }: SampleOrder, menu: readonly Product[]): readonly OrderItem[] {
  return items.flatMap(({ itemId, quantity, size }) => {
    const product = menu.find(({ id }) => id === itemId);
    return product ? [{ ...orderItemOf(product, quantity), ...present({ size }) }] : [];
  });
}

export function orderItemOf(product: Product, quantity: number): OrderItem {
  const { id, name, description, price, picture } = product;
  return present({
    itemId: id,
    itemName: name,
    itemDescription: description,
    quantity,
    unitPrice: price,
    imageUrl: picture?.src,
  });
}

function deliveryOf(
  { line1, line2, postalCode, name, phone, instructions }: NonNullable<SampleOrder['delivery']>,
  status: string,
  { area: { state = '', country }, city = '' }: SampleShop,
): DeliveryInfo {
  return present({
    status: parseStatus(status),
    contact: name === undefined ? undefined : present({ name, phone }),
    userMobile: phone,
    address: present({ line1, line2, city, state, postalCode, country }),
    instructions,
  });
}

function fulfillmentOf(written: string): FulfillmentType {
  return written === 'PICKUP' ? 'PICKUP' : 'DELIVERY';
}
