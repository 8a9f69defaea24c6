import { fullName, type Session, type User } from '../domain/auth/user';
import type { Cart } from '../domain/cart/cart';
import type { Category, Product } from '../domain/menu/product';
import type { Order, OrderItem } from '../domain/orders/order';
import { toDollars, type Cents } from '../domain/shared/money';

/** How the services write what the domain knows. */

export function scheduledEntry({ category, price, ...product }: Product) {
  return { ...dish(product), menuTypeName: category.name, price: toDollars(price) };
}

export function menuItem({ category, price, ...product }: Product) {
  return {
    ...dish(product),
    menuItemPricing: { price: toDollars(price) },
    menuType: { menuTypeId: category.id, menuName: category.name },
  };
}

function dish(product: Omit<Product, 'category' | 'price'>) {
  return {
    menuItemId: product.id,
    itemName: product.name,
    description: product.description,
    menuImgPath: product.picture?.src ?? null,
    deliverableOn: product.deliverableOn ?? null,
    isAvailable: product.quantityAvailable !== 0,
    quantityAvailable: product.quantityAvailable ?? null,
    tags: product.dietaryLabels.map(({ id, name }) => ({ tagId: id, name })),
    ingredients: product.ingredients,
    allergens: product.allergens,
  };
}

export function menuType({ id, name }: Category) {
  return { menuTypeId: id, menuName: name, description: null, isActive: true };
}

export function session({ user: customer, accessToken, refreshToken }: Session) {
  return { accessToken, tokenType: 'Bearer', refreshToken, user: user(customer) };
}

/** After Google's sign-in a customer comes in Google's words, and without a refresh token. */
export function googleSession({ user: customer, accessToken }: Session) {
  const { id, email, firstName, lastName, avatar = null, createdAt, updatedAt } = customer;
  return {
    accessToken,
    tokenType: 'Bearer',
    user: {
      id,
      givenName: firstName,
      familyName: lastName,
      name: fullName(customer),
      email,
      pictureUrl: avatar,
      createdAt,
      lastLoginAt: updatedAt,
    },
  };
}

export function user(customer: User) {
  return { ...customer, phone: customer.phone ?? null, avatar: customer.avatar ?? null };
}

export function order(placed: Order) {
  const { id, status, statusMessage = null, items, total, subtotal, discount, tax, deliveryFee, tip, ...rest } = placed;
  return {
    id,
    orderStatus: status,
    statusMessage,
    ...rest,
    subtotalAmount: dollars(subtotal),
    discountAmount: dollars(discount),
    taxAmount: dollars(tax),
    deliveryFee: dollars(deliveryFee),
    tipAmount: dollars(tip),
    totalAmount: toDollars(total),
    items: items.map(orderItem),
  };
}

function orderItem({ unitPrice, ...item }: OrderItem) {
  return { ...item, unitPrice: toDollars(unitPrice) };
}

function dollars(amount: Cents | undefined): number | null {
  return amount === undefined ? null : toDollars(amount);
}

export function cart(items: Cart) {
  return { items: items.map(({ price, ...item }) => ({ ...item, price: toDollars(price) })) };
}
