import type { FulfillmentType } from '../../../domain/cart/cart-summary';
import type { Product } from '../../../domain/menu/product';
import type { DeliveryInfo, Order, OrderItem } from '../../../domain/orders/order';
import type { Pricing } from '../../../domain/shop/shop-numbers';
import { parseStatus } from '../../../domain/orders/order-status';
import { cents, fromDollars, percentOf, percentWithin, sum, times } from '../../../domain/shared/money';
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
    ...(sample.statusMessage ? { statusMessage: sample.statusMessage } : {}),
    ...(sample.fulfillmentType ? { fulfillmentType: fulfillmentOf(sample.fulfillmentType) } : {}),
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
    return product ? [{ ...orderItemOf(product, quantity), ...(size ? { size } : {}) }] : [];
  });
}

export function orderItemOf(product: Product, quantity: number): OrderItem {
  const { id, name, description, price, picture } = product;
  return {
    itemId: id,
    itemName: name,
    itemDescription: description,
    quantity,
    unitPrice: price,
    ...(picture ? { imageUrl: picture.src } : {}),
  };
}

function deliveryOf(
  { line1, line2, postalCode, name, phone, instructions }: NonNullable<SampleOrder['delivery']>,
  status: string,
  { area: { state = '', country }, city = '' }: SampleShop,
): DeliveryInfo {
  return {
    status: parseStatus(status),
    ...(name ? { contact: { name, ...(phone ? { phone } : {}) } } : {}),
    ...(phone ? { userMobile: phone } : {}),
    address: { line1, ...(line2 ? { line2 } : {}), city, state, postalCode, country },
    ...(instructions ? { instructions } : {}),
  };
}

function fulfillmentOf(written: string): FulfillmentType {
  return written === 'PICKUP' ? 'PICKUP' : 'DELIVERY';
}
