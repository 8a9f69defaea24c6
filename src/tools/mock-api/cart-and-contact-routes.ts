import type { CartChange } from '../../domain/cart/cart';
import { toCartItem } from '../../domain/cart/to-cart-item';
import { emailErrors } from '../../domain/shared/email';
import { ServiceError } from '../../domain/shared/service-error';
import {
  cartQuantityRequest,
  contactMessageRequest,
  newCartItemRequest,
  newsletterRequest,
  parseRequest,
} from './request-schemas';
import type { Route, RouteContext } from './route';
import { serializeCart, successReply } from './serializers';

export const cartAndContactRoutes: readonly Route[] = [
  {
    service: 'account',
    method: 'GET',
    path: '/api/v1/cart',
    handle: ({ services, visitor }) => serializeCart(services.cart(visitor)),
  },
  {
    service: 'account',
    method: 'POST',
    path: '/api/v1/cart/items',
    handle: (context) => {
      const { itemId, quantity } = parseRequest(newCartItemRequest, context.body);
      const product = context.menu.today().find(({ id }) => id === itemId);
      if (!product) throw new ServiceError('refused', 'Menu item not found.', 404);
      return changed(context, { kind: 'add', item: toCartItem(product, quantity) });
    },
  },
  {
    service: 'account',
    method: 'PUT',
    path: '/api/v1/cart/items/{id}',
    handle: (context) => {
      const { quantity } = parseRequest(cartQuantityRequest, context.body);
      return changed(context, { kind: 'setQuantity', id: context.id, quantity });
    },
  },
  {
    service: 'account',
    method: 'DELETE',
    path: '/api/v1/cart/items/{id}',
    handle: (context) => changed(context, { kind: 'remove', id: context.id }),
  },
  {
    service: 'account',
    method: 'POST',
    path: '/api/v1/cart/clear',
    handle: (context) => void changed(context, { kind: 'clear' }),
  },
  {
    service: 'account',
    method: 'POST',
    path: '/api/v1/contact/message',
    handle: ({ services, body }) => {
      services.acceptMessage(parseRequest(contactMessageRequest, body));
      return successReply;
    },
  },
  {
    service: 'account',
    method: 'POST',
    path: '/api/v1/contact/newsletter',
    handle: ({ body }) => {
      const { email } = emailErrors(parseRequest(newsletterRequest, body).email);
      if (email !== undefined) throw new ServiceError('refused', email, 400);
    },
  },
];

function changed({ services, visitor }: RouteContext, change: CartChange) {
  return serializeCart(services.changeCart(visitor, change));
}
