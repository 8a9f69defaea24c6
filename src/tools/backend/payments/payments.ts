/** Amounts are cents. */
export interface CheckoutOrder {
  readonly orderId: string;
  readonly checkoutId: string;
  readonly currency: string;
  readonly email: string;
  readonly total: number;
  readonly lines: readonly { readonly name: string; readonly unitPrice: number; readonly quantity: number }[];
}

export interface HostedCheckout {
  readonly providerId: string;
  readonly url: string;
}

export type PaymentState =
  | { readonly kind: 'open' | 'processing' | 'expired' }
  | { readonly kind: 'paid'; readonly amount: number }
  | { readonly kind: 'failed'; readonly reason: string };

/** A payment provider with a hosted page. Every call is idempotent. */
export interface Payments {
  /** Finds the page if it is open already. */
  open(order: CheckoutOrder): Promise<HostedCheckout>;
  /** The truth about a payment. A webhook only says when to ask. */
  state(providerId: string): Promise<PaymentState>;
  /** No payment can be made from now on, unless one was made before. */
  close(providerId: string): Promise<void>;
  refund(providerId: string): Promise<void>;
  /** The checkout that a signed webhook is about; undefined for other webhooks. Rejects a wrong signature. */
  readWebhook(body: Buffer, signature: string): string | undefined;
}
