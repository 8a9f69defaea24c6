type JourneyStep =
  'shopOpened' | 'menuSeen' | 'itemAdded' | 'checkoutOpened' | 'orderPlaced' | 'paymentReturned' | 'orderPaid';

export type Report =
  | { readonly kind: 'error'; readonly error: unknown }
  /** `call` is like `GET /api/v1/orders/{orderId}`, `field` like `orders[].promisedBy`; empty for the whole reply. */
  | { readonly kind: 'unreadable'; readonly call: string; readonly field: string }
  | { readonly kind: 'notLoaded'; readonly component: string }
  | { readonly kind: 'vital'; readonly name: string; readonly value: number }
  | { readonly kind: 'step'; readonly step: JourneyStep };

export interface Reports {
  /** False without the setting, without the customer's consent, and under Global Privacy Control. */
  isOn(): boolean;
  report(report: Report): void;
}

export interface ReportConsent {
  /** By Global Privacy Control, which overrides what the customer chose here. */
  readonly isRefusedByBrowser: boolean;
  isGiven(): boolean;
  save(given: boolean): void;
}
