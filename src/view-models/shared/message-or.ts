import { displayText } from '../../domain/shared/display-text';

export const cartNotChanged = "We couldn't change your cart. Please try again.";

export function messageOr(instead: string, message: string): { readonly text: string; readonly detail?: string } {
  const told = displayText(message);
  return told !== undefined && isTransportText(told) ? { text: instead, detail: told } : { text: told ?? instead };
}

/** Without a message from the service the text is like `HTTP 503: Service Unavailable`. */
export function isTransportText(text: string): boolean {
  return /^HTTP \d{3}\b/.test(text);
}
