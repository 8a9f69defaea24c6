export interface CheckoutOrder {
  readonly orderId: string;
  readonly checkoutId: string;
  /** Another attempt may open another page. */
  readonly attempt: number;
  readonly currency: string;
  readonly email: string;
  readonly total: number;
  readonly lines: readonly { readonly name: string; readonly unitPrice: number; readonly quantity: number }[];
}

/** A payment as the provider states it, in cents, and the order that it names. It is compared before it is believed. */
export interface Payment {
  readonly kind: 'paid';
  readonly orderId: string | null;
  readonly amount: number;
  readonly currency: string;
  /** The sum that went back, also by the provider's own pages, without refunds that failed later. */
  readonly refunded: number;
  /** Why a refund did not reach the customer in the end; null if none has failed. */
  readonly refundFailure: string | null;
  readonly isDisputed: boolean;
}

export type PaymentState =
  { readonly kind: 'open' | 'processing' | 'expired' } | { readonly kind: 'failed'; readonly reason: string } | Payment;

/** The id tells one part from another; the amount is in cents. */
export interface RefundPart {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
}

/** The provider has refused a refund, and would repeat that answer to the same question for a day. */
export class RefundRefused extends Error {}

/** Every call is idempotent. */
export interface Payments {
  open(order: CheckoutOrder): Promise<{ readonly providerId: string; readonly url: string }>;
  /** A webhook only says when to ask for the state. */
  state(providerId: string): Promise<PaymentState>;
  /** A payment made before stays made. */
  close(providerId: string): Promise<void>;
  /** Pays everything back if no part is given. A higher count of `refusals` makes it a new request to the provider. */
  refund(providerId: string, refusals: number, part?: RefundPart): Promise<void>;
  /** The page that a signed webhook is about; undefined for other kinds. Rejects a wrong signature. */
  readWebhook(body: string, signature: string): Promise<string | undefined>;
}
