import { describe, expect, it } from 'vitest';
import { ServiceError, type ServiceErrorKind } from '../../../src/domain/shared/service-error';
import { errorNotice, type ErrorContext } from '../../../src/view-models/shared/error-notice';

const contexts: Readonly<Record<ErrorContext, string>> = {
  orders: 'Unable to Load Orders',
  products: 'Menu Unavailable',
  tracking: 'Tracking Unavailable',
  checkout: 'Checkout Failed',
  payment: 'Payment Failed',
  profile: 'Something Went Wrong',
  password: 'Something Went Wrong',
  photo: 'Something Went Wrong',
  other: 'Something Went Wrong',
};
const contextNames = Object.keys(contexts).filter((name): name is ErrorContext => name in contexts);

const byStatus: Readonly<Record<number, readonly [title: string, action: string]>> = {
  401: ['Authentication Required', 'Sign In'],
  403: ['Access Denied', 'Go Home'],
  404: ['Not Found', 'Go Home'],
  408: ['Request Timeout', 'Retry'],
  429: ['Too Many Requests', 'Retry'],
  500: ['Server Error', 'Retry'],
  502: ['Server Error', 'Retry'],
  503: ['Server Error', 'Retry'],
  504: ['Request Timeout', 'Retry'],
};

/** Rule 1 is about transport errors only, so these words in a reply make no difference. */
const messages = [
  'M',
  'Failed to fetch orders',
  'HTTP 511: Network Authentication Required',
  'connection pool exhausted',
];

const everyCase = contextNames.flatMap((context) =>
  [400, 401, 403, 404, 408, 409, 422, 429, 500, 501, 502, 503, 504, 511].flatMap((status) =>
    messages.map((message) => ({ context, status, message, title: byStatus[status]?.[0] ?? contexts[context] })),
  ),
);

describe('generic error mapper', () => {
  it.each(everyCase)('$status while $context with "$message" is $title', ({ context, status, message, title }) => {
    const notice = errorNotice(new ServiceError('refused', message, status), context, 'Order');
    expect(notice.title).toBe(title);
    const told = message.startsWith('HTTP') ? notice.detail : notice.text;
    expect(status === 404 ? notice.text : told).toBe(status === 404 ? 'Order not found.' : message);
  });

  it.each<[number, ErrorContext, string]>([
    [503, 'products', "We couldn't load today's menu. Your cart is safe. Try again in a moment."],
    [503, 'orders', 'Something broke on our side, not on yours. Try again in a moment.'],
    [429, 'orders', "We're getting a lot of requests right now. Wait a moment, then try again."],
    [418, 'products', "We couldn't load today's menu."],
    [418, 'checkout', 'Failed to process checkout. Please try again.'],
  ])('puts a sentence before the text of the transport: %d while %s', (status, context, text) => {
    const error = new ServiceError('refused', `HTTP ${status}: Some Reason`, status);
    expect(errorNotice(error, context)).toMatchObject({ text, detail: `HTTP ${status}: Some Reason` });
  });

  it('leaves a sentence of the service as it is', () => {
    const notice = errorNotice(new ServiceError('refused', 'The oven is broken.', 503), 'products');
    expect(notice).toEqual({ title: 'Server Error', text: 'The oven is broken.', action: 'Retry' });
  });

  it.each(Object.entries(byStatus))('offers the right action for %s', (status, [, action]) => {
    expect(errorNotice(new ServiceError('refused', 'M', Number(status)), 'orders').action).toBe(action);
  });

  it.each(contextNames)('an error notice is Unable to Load with Retry after a network error while %s', (context) => {
    expect(errorNotice(new ServiceError('network', 'Network connection error.', 0), context)).toMatchObject({
      title: 'Unable to Load',
      action: 'Retry',
    });
  });

  it.each(contextNames)('an error notice is Request Timeout after a timeout while %s', (context) => {
    expect(errorNotice(new ServiceError('timeout', 'Request timeout.', 408), context)).toMatchObject({
      title: 'Request Timeout',
    });
  });

  it.each(contextNames)('names the context when a reply has the wrong shape while %s', (context) => {
    expect(errorNotice(new ServiceError('invalidReply', 'Invalid order data', 200), context).title).toBe(
      contexts[context],
    );
  });

  it.each<[ServiceErrorKind, string]>([
    ['refused', '<html><body>502 Bad Gateway</body></html>'],
    ['refused', 'undefined'],
    ['invalidReply', '[object Object]'],
  ])('an error notice never shows a %s text like %s', (kind, message) => {
    expect(errorNotice(new ServiceError(kind, message, 400), 'orders').text).toBe('Failed to fetch orders');
  });

  it.each<[ErrorContext, string]>([
    ['profile', 'Profile update failed. Please try again.'],
    ['password', 'Password change failed. Please try again.'],
    ['photo', 'Photo upload failed. Please try again.'],
  ])('an error notice has a default text for a failed %s without a message', (context, text) => {
    expect(errorNotice(new ServiceError('refused', '<html>', 500), context)).toMatchObject({
      title: 'Server Error',
      text,
    });
  });

  it('offers Refresh for the menu and Retry Payment for a payment', () => {
    const refused = new ServiceError('refused', 'M', 400);
    expect(errorNotice(refused, 'products').action).toBe('Refresh');
    expect(errorNotice(refused, 'payment').action).toBe('Retry Payment');
  });
});
