import { displayText } from '../../domain/shared/display-text';
import type { ServiceError } from '../../domain/shared/service-error';
import { isTransportText } from './message-or';

export type ErrorContext =
  'orders' | 'products' | 'tracking' | 'checkout' | 'payment' | 'profile' | 'password' | 'photo' | 'other';

type ErrorAction = 'Retry' | 'Sign In' | 'Go Home' | 'Refresh' | 'Retry Payment' | 'Try Again';

export interface ErrorNotice {
  readonly title: string;
  readonly text: string;
  readonly action: ErrorAction;
  readonly detail?: string;
}

export const unreachableText = 'Unable to connect to server. Please check your internet connection.';

export const orderNotFoundText =
  "We couldn't find this order in your account. The link may be old, or the order is someone else's.";

export function errorNotice(error: ServiceError, context: ErrorContext, thing = 'Page'): ErrorNotice {
  const told = displayText(error.message);
  if (told === undefined || !isTransportText(told)) return noticeOf(error, context, thing, told);
  return { ...noticeOf(error, context, thing, plainText(error.status, context)), detail: told };
}

function plainText(status = 0, context: ErrorContext): string {
  if (status >= 500 && context === 'products')
    return `${contextNotices.products.text} Your cart is safe. Try again in a moment.`;
  if (status >= 500) return 'Something broke on our side, not on yours. Try again in a moment.';
  if (status === 429) return "We're getting a lot of requests right now. Wait a moment, then try again.";
  return contextNotices[context].text;
}

function noticeOf(error: ServiceError, context: ErrorContext, thing: string, told: string | undefined): ErrorNotice {
  const text = told ?? contextNotices[context].text;
  if (error.kind === 'network') return { title: 'Unable to Load', text, action: 'Retry' };
  if (error.kind === 'timeout') return { title: 'Request Timeout', text, action: 'Retry' };
  const byStatus = error.kind === 'invalidReply' ? undefined : statusNotice(error.status, text, thing);
  return byStatus ?? { ...contextNotices[context], text };
}

function statusNotice(status: number | undefined, text: string, thing: string): ErrorNotice | undefined {
  switch (status ?? 0) {
    case 401:
      return { title: 'Authentication Required', text, action: 'Sign In' };
    case 403:
      return { title: 'Access Denied', text, action: 'Go Home' };
    case 404:
      return { title: 'Not Found', text: `${thing} not found.`, action: 'Go Home' };
    case 408:
    case 504:
      return { title: 'Request Timeout', text, action: 'Retry' };
    case 429:
      return { title: 'Too Many Requests', text, action: 'Retry' };
    case 500:
    case 502:
    case 503:
      return { title: 'Server Error', text, action: 'Retry' };
    default:
      return undefined;
  }
}

/** The notice of a retried payment that cannot go on, whether the service found that out or the shop did before it asked. */
export const retryFailed: ErrorNotice = {
  title: 'Payment Failed',
  text: 'Failed to retry payment',
  action: 'Retry Payment',
};

const unexplained = { title: 'Something Went Wrong', action: 'Retry' } as const;

const contextNotices: Readonly<Record<ErrorContext, ErrorNotice>> = {
  orders: { title: 'Unable to Load Orders', text: 'Failed to fetch orders', action: 'Retry' },
  products: { title: 'Menu Unavailable', text: "We couldn't load today's menu.", action: 'Refresh' },
  tracking: { title: 'Tracking Unavailable', text: 'Failed to fetch order details', action: 'Retry' },
  checkout: { title: 'Checkout Failed', text: 'Failed to process checkout. Please try again.', action: 'Try Again' },
  payment: retryFailed,
  profile: { ...unexplained, text: 'Profile update failed. Please try again.' },
  password: { ...unexplained, text: 'Password change failed. Please try again.' },
  photo: { ...unexplained, text: 'Photo upload failed. Please try again.' },
  other: { ...unexplained, text: 'Please try again.' },
};
