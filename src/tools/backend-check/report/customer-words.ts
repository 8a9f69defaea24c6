import { readReply } from '../../../adapters/http/read-reply';
import { networkText, ServiceError, timeoutText } from '../../../domain/shared/service-error';
import { errorNotice, type ErrorContext } from '../../../view-models/shared/error-notice';
import type { CallDescription } from '../calls';
import type { Exchange } from '../exchange';

const screens: Readonly<Record<string, readonly [context: ErrorContext, thing: string]>> = {
  'menu.today': ['products', 'Menu'],
  'menu.items': ['products', 'Menu'],
  'account.profile': ['other', 'Profile'],
  'account.updateProfile': ['profile', 'Profile'],
  'account.changePassword': ['password', 'Account'],
  'account.uploadAvatar': ['photo', 'Account'],
  'cart.load': ['other', 'Cart'],
  'contact.message': ['other', 'Message service'],
  'order.mine': ['orders', 'Orders'],
  'order.place': ['checkout', 'Order'],
  'order.find': ['other', 'Order'],
  'order.deliveryInfo': ['tracking', 'Delivery information'],
  'order.cancel': ['other', 'Order'],
  'order.track': ['tracking', 'Order'],
};

const plainTexts: readonly string[] = [
  'account.login',
  'account.register',
  'account.googleAuthUrl',
  'account.googleCallback',
];

/** Returns undefined if the shop shows no error. `hidden` means that the browser hides the answer from the shop. */
export async function customerWords(
  description: CallDescription,
  { request, answer, difference }: Exchange,
  hidden: boolean,
): Promise<string | undefined> {
  const hadToken = new Headers(request.headers).has('Authorization');
  const error = hidden ? unreachable() : await errorOf(description, answer, difference?.field === 'time', hadToken);
  return error && wordsFor(description, error);
}

export function wordsFor({ name }: CallDescription, error: ServiceError): string | undefined {
  if (error.kind === 'sessionEnded' || plainTexts.includes(name)) return error.message;
  const screen = screens[name];
  if (!screen) return undefined;
  const { title, text, detail } = errorNotice(error, ...screen);
  return [`${title}. ${text}`, detail].filter(Boolean).join(' ');
}

async function errorOf(
  { call }: CallDescription,
  answer: Exchange['answer'],
  isTimeout: boolean,
  hadToken: boolean,
): Promise<ServiceError | undefined> {
  if (!answer) return isTimeout ? new ServiceError('timeout', timeoutText, 408) : unreachable();
  try {
    await readReply(call, answer, hadToken);
    return undefined;
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}

function unreachable(): ServiceError {
  return new ServiceError('network', networkText, 0);
}
