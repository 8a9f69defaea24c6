import { routes, withQuery } from '../../domain/shared/paths';
import { customer, press, type StatesOfFeature } from './screen-state';

const orders = { of: 'orders', path: routes.orders, customer } as const;
const tracking = (id: string) => ({ of: 'trackOrder', path: withQuery(routes.trackOrder, { id }) });

export const accountStates: readonly StatesOfFeature[] = [
  {
    feature: 'Orders',
    states: [
      { name: 'Orders', ...orders, shows: '20481' },
      { name: 'Two hundred orders', ...orders, scenario: 'long-history', shows: 'Previous' },
      { name: 'No orders yet', ...orders, scenario: 'empty-history', shows: 'No Orders' },
      { name: 'Orders that do not come', ...orders, scenario: 'orders-down', shows: 'Retry' },
      { name: 'Order details', ...orders, of: 'orderDetails', steps: [press('Order Details')], shows: 'Subtotal' },
      {
        name: 'Delivery details of an order',
        ...orders,
        of: 'deliveryDetails',
        steps: [press('Delivery Info')],
        shows: 'Swiss Avenue',
      },
      { name: 'Order Again', ...orders, of: 'reorder', steps: [press('Order Again')], shows: 'in your cart' },
      {
        name: 'Payment that cannot be retried',
        ...tracking('ORDER-20414'),
        of: 'retryPaymentError',
        customer,
        scenario: 'kitchen-closed',
        steps: [press('Retry Payment')],
        shows: 'Failed to retry payment',
      },
      { name: 'Tracking', ...tracking('ORDER-20434'), customer, shows: '20434' },
      { name: 'Order updates', ...tracking('ORDER-20481'), customer, shows: 'Status' },
      {
        name: 'Tracking of a delivered order',
        ...tracking('ORDER-19939'),
        customer,
        shows: 'What now',
      },
      { name: 'Tracking as a guest', ...tracking('ORDER-20434'), of: 'signInToTrack', shows: 'Sign In with Google' },
      { name: 'Order to track not found', ...tracking('none'), customer, shows: 'not found' },
    ],
  },
  {
    feature: 'Account and texts',
    states: [
      { name: 'Profile', of: 'profile', path: routes.profile, customer, shows: 'Priya' },
      {
        name: 'Profile of an email customer',
        of: 'profile',
        path: routes.profile,
        scenario: 'email-customer',
        shows: 'Signed in with email',
      },
      { name: 'Settings', of: 'settings', path: routes.settings, customer, shows: 'Settings' },
      { name: 'Feedback', of: 'feedback', path: routes.feedback, shows: 'Feedback' },
      { name: 'Privacy', of: 'privacy', path: routes.privacy, shows: 'Privacy' },
      { name: 'Terms', of: 'terms', path: routes.terms, shows: 'Terms' },
      { name: 'Accessibility', of: 'accessibility', path: routes.accessibility, shows: 'Accessibility' },
      {
        name: 'Demo controls',
        of: 'demoControls',
        path: routes.feedback,
        steps: [press('Demo controls')],
        shows: 'Showing now',
      },
    ],
  },
];
