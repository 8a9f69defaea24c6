import { fullName, type User } from '../../../domain/auth/user';
import { quantityLimit, type Cart } from '../../../domain/cart/cart';
import { toCartItem } from '../../../domain/cart/to-cart-item';
import { deliveryDays, summarize } from '../../../domain/cart/cart-summary';
import type { Product } from '../../../domain/menu/product';
import type { NewOrder } from '../../../domain/orders/new-order';
import type { DeliveryInfo } from '../../../domain/orders/order';
import { plannedPromise } from '../../../domain/orders/planned-promise';
import { present } from '../../../domain/shared/present';
import { ServiceError } from '../../../domain/shared/service-error';
import type { MockOrder } from './mock-order';
import { promisedTimes } from './promised-times';
import type { MockShop } from '../sample-data';
import { orderItemOf } from './sample-orders';

interface Numbers {
  readonly orderId: string;
  readonly checkoutId: string;
}

/** Throws a ServiceError if today's menu lacks an item. */
export function createMockOrder(
  customer: User,
  wanted: NewOrder,
  menu: readonly Product[],
  shop: MockShop,
  numbers: Numbers,
  now: Date,
): MockOrder {
  const products = wanted.items.map(({ itemId, quantity }) => ({
    product: productFor(itemId, quantity, menu),
    quantity,
  }));
  const cart: Cart = products.map(({ product, quantity }) => toCartItem(product, quantity));
  if (cart.length === 0) throw new ServiceError('refused', 'Invalid order data', 400);
  const { subtotal, tax, shipping, totalPrice } = summarize(cart, wanted.fulfillmentType, shop.pricing);
  const promise = plannedPromise(deliveryDays(cart), wanted.fulfillmentType, shop, now);
  return {
    order: {
      id: numbers.orderId,
      status: 'PENDING_PAYMENT',
      statusMessage: 'Your order is waiting for your payment.',
      fulfillmentType: wanted.fulfillmentType,
      channel: wanted.channel,
      currency: shop.currency,
      subtotal,
      tax,
      deliveryFee: shipping,
      total: totalPrice,
      createdAt: now,
      updatedAt: now,
      ...(promise ? promisedTimes(promise) : {}),
      items: products.map(({ product, quantity }) => orderItemOf(product, quantity)),
    },
    customerId: customer.id,
    delivery: deliveryOf(customer, wanted),
    checkoutId: numbers.checkoutId,
  };
}

function productFor(itemId: string, quantity: number, menu: readonly Product[]): Product {
  const product = menu.find(({ id }) => id === itemId);
  const isFit = Number.isInteger(quantity) && quantity >= 1;
  if (!product || !isFit) throw new ServiceError('refused', 'Invalid item in cart', 400);
  if (quantity > quantityLimit(product))
    throw new ServiceError('refused', `Only ${quantityLimit(product)} left of ${product.name}.`, 409);
  return product;
}

function deliveryOf(customer: User, { deliveryInfo, mobile }: NewOrder): DeliveryInfo {
  return present({
    contact: present({ name: fullName(customer), phone: mobile }),
    userMobile: mobile,
    address: deliveryInfo,
  });
}
