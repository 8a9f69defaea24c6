import { routes, withQuery } from '../../domain/shared/paths';
import { avoidWheat, customer, press, type DemoStep, type StatesOfFeature } from './screen-state';

const address: readonly DemoStep[] = [
  { fill: 'Address line 1', with: '2811 Swiss Avenue' },
  { fill: 'Address line 2 (optional)', with: 'Apt 4' },
  { fill: 'City', with: 'Dallas' },
  { fill: 'ZIP code', with: '75204' },
  { fill: 'Mobile number', with: '214-555-0188' },
];
const toCheckout = [press('Cart, '), press('Checkout')];
const toConfirm = [...toCheckout, press('Edit or new address'), ...address, press('Continue')];
const toPayment = [...toConfirm, press('Confirm & Pay')];
/** Without the orders there is no recent address that would fold the fields. */
const toPaymentWithoutHistory = [...toCheckout, ...address, press('Continue'), press('Confirm & Pay')];
const checkout = { of: 'checkout', path: routes.menu, customer, inCart: 2 } as const;
const back = (query: Readonly<Record<string, string>>) => ({
  of: 'paymentStatus',
  path: withQuery(routes.paymentStatus, query),
  customer,
});

export const orderingStates: readonly StatesOfFeature[] = [
  {
    feature: 'Checkout',
    states: [
      { name: 'Delivery details', ...checkout, scenario: 'empty-history', steps: toCheckout, shows: 'Address line 1' },
      {
        name: 'Earlier address chosen',
        ...checkout,
        of: 'earlierAddresses',
        steps: [...toCheckout, press('2811 Swiss Avenue')],
        shows: 'Deliver to a recent address',
      },
      {
        name: 'Missing details',
        ...checkout,
        scenario: 'empty-history',
        steps: [...toCheckout, press('Continue')],
        shows: 'Please fix the following',
      },
      { name: 'Confirmation', ...checkout, steps: toConfirm, shows: 'Confirm Your Order' },
      {
        name: 'Allergens before paying',
        ...checkout,
        device: 'phone',
        steps: [...avoidWheat, ...toConfirm],
        shows: 'Check the allergens',
      },
      {
        name: 'Price changed',
        ...checkout,
        of: 'unavailableItems',
        scenario: 'price-changed',
        steps: toCheckout,
        shows: 'A Price Has Changed',
      },
      {
        name: 'Some items gone',
        ...checkout,
        of: 'unavailableItems',
        scenario: 'some-gone',
        steps: toCheckout,
        shows: 'Some Items Are Not Available',
      },
      {
        name: 'All items gone',
        ...checkout,
        of: 'cartUnavailable',
        scenario: 'all-gone',
        steps: toCheckout,
        shows: 'available',
      },
      { name: 'No answer to the order', ...checkout, scenario: 'order-timeout', steps: toPayment, shows: 'support' },
      { name: 'Orders down', ...checkout, scenario: 'orders-down', steps: toPaymentWithoutHistory, shows: 'support' },
      {
        name: 'Everything down',
        ...checkout,
        scenario: 'api-down',
        steps: toPaymentWithoutHistory,
        shows: 'support',
      },
    ],
  },
  {
    feature: 'Payment',
    states: [
      {
        name: "The demo's payment page",
        of: 'demoCheckout',
        path: withQuery(routes.demoCheckout, { orderId: 'ORDER-20141' }),
        customer,
        shows: 'Decline Payment',
      },
      { name: 'Paid', ...back({ orderId: 'ORDER-20278' }), of: 'printedAddress', shows: 'Thank You!' },
      {
        name: 'Payment pending',
        ...checkout,
        of: 'paymentStatus',
        scenario: 'payment-pending',
        steps: [...toPayment, press('Pay $')],
        shows: 'Your payment is being confirmed.',
      },
      {
        name: 'Pickup',
        ...back({ orderId: 'ORDER-20375' }),
        of: 'qrCode',
        shows: 'Show this at the counter',
      },
      { name: 'Order not found', ...back({ orderId: 'none' }), shows: 'Order Not Found' },
      { name: 'No order in the address', ...back({}), shows: 'Order ID not found' },
      {
        name: 'Payment declined',
        ...checkout,
        of: 'paymentFailure',
        scenario: 'payment-declined',
        steps: [...toPayment, press('Pay $')],
        shows: 'Your card was declined.',
      },
      {
        name: 'Payment failed',
        of: 'paymentFailure',
        path: withQuery(routes.paymentFailure, { reason: 'Card declined' }),
        customer,
        shows: 'Card declined',
      },
    ],
  },
];
