type JourneyStep =
  'shopOpened' | 'menuSeen' | 'itemAdded' | 'checkoutOpened' | 'orderPlaced' | 'paymentReturned' | 'orderPaid';

export type Report =
  | { readonly kind: 'error'; readonly error: unknown }
  /** `call` is like `GET /api/v1/orders/{orderId}`, `field` like `orders[].promisedBy`, or '' for the whole reply. */
  | { readonly kind: 'unreadable'; readonly call: string; readonly field: string }
  | { readonly kind: 'notLoaded'; readonly component: string }
  | { readonly kind: 'vital'; readonly name: string; readonly value: number }
  | { readonly kind: 'step'; readonly step: JourneyStep };

export interface Reports {
  /** It is true only if the setting is there, the customer has agreed, and Global Privacy Control is off. */
  isOn(): boolean;
  report(report: Report): void;
}

export interface ReportConsent {
  /** Global Privacy Control overrides what the customer chose here. */
  readonly isRefusedByBrowser: boolean;
  isGiven(): boolean;
  save(given: boolean): void;
}
