import { fullName, type Session, type User } from '../../domain/auth/user';
import type { Cart } from '../../domain/cart/cart';
import type { MenuRow } from '../../domain/menu/menu-row';
import type { Category, Product } from '../../domain/menu/product';
import type { Order, OrderItem } from '../../domain/orders/order';
import { nameKey } from '../../domain/shared/name-list';
import { toDollars, type Cents } from '../../domain/shared/money';

export const successReply = { successResponse: true, errorMessage: null };

export function serializeScheduledItem({ category, price, ...product }: Product) {
  return { ...menuItemFields(product), menuTypeName: category.name, price: toDollars(price) };
}

export function serializeMenuItem({ category, price, ...product }: Product) {
  return {
    ...menuItemFields(product),
    menuItemPricing: { price: toDollars(price) },
    menuType: { menuTypeId: category.id, menuName: category.name },
  };
}

function menuItemFields(product: Omit<Product, 'category' | 'price'>) {
  return {
    menuItemId: product.id,
    itemName: product.name,
    description: product.description,
    menuImgPath: product.picture?.src ?? null,
    deliverableOn: product.deliverableOn ?? null,
    isAvailable: product.quantityAvailable !== 0,
    quantityAvailable: product.quantityAvailable ?? null,
    tags: product.dietaryLabels?.map(({ id, name }) => ({ tagId: id ?? nameKey(name), name })) ?? null,
    isVegetarian: product.isVegetarian ?? null,
    portion: product.portion ?? null,
    spiceLevel: product.spiceLevel ?? null,
    ingredients: product.ingredients ?? null,
    allergens: product.allergens ?? null,
  } satisfies Readonly<Record<Exclude<keyof MenuRow, 'price' | 'menuTypeName' | 'menuType' | 'category'>, unknown>>;
}

export function serializeMenuType({ id, name, description }: Category) {
  return { menuTypeId: id, menuName: name, description: description ?? null, isActive: true };
}

export function serializeSession({ user: customer, accessToken, refreshToken }: Session) {
  return { accessToken, tokenType: 'Bearer', refreshToken, user: serializeUser(customer) };
}

export function serializeGoogleSession({ user: customer, accessToken }: Session) {
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

export function serializeUser(customer: User) {
  return { ...customer, phone: customer.phone ?? null, avatar: customer.avatar ?? null };
}

export function serializeOrder(placed: Order) {
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
    items: items.map(serializeOrderItem),
  };
}

function serializeOrderItem({ unitPrice, ...item }: OrderItem) {
  return { ...item, unitPrice: toDollars(unitPrice) };
}

function dollars(amount: Cents | undefined): number | null {
  return amount === undefined ? null : toDollars(amount);
}

export function serializeCart(items: Cart) {
  return { items: items.map(({ price, ...item }) => ({ ...item, price: toDollars(price) })) };
}
