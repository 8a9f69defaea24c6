import * as fc from 'fast-check';
import { cartSteps } from './steps/cart-steps';
import { checkoutSteps } from './steps/checkout-steps';
import { freezeSteps } from './steps/freeze-steps';
import { kitchenSteps } from './steps/kitchen-steps';
import { orderSteps } from './steps/order-steps';
import { ordersPageSteps } from './steps/orders-page-steps';
import { paymentSteps } from './steps/payment-steps';
import { pendingOrderSteps } from './steps/pending-order-steps';
import { sessionSteps } from './steps/session-steps';
import type { Stage } from './steps/step';
import { troubleSteps } from './steps/trouble-steps';
import { rareSteps, worldSteps } from './steps/world-steps';
import { shopNames, type WorldTraits } from './world/world';

export interface Beginning extends WorldTraits {
  readonly isSignedIn: boolean;
  readonly hasTwoTabs: boolean;
  /** Numbers of items of the menu. */
  readonly items: readonly number[];
}

const mostly = fc.nat(9).map((number) => number > 1);
const seldom = fc.nat(9).map((number) => number === 9);
const minute = 60_000;
const day = 24 * 60 * minute;
/** Some are corrected in the middle of the story. */
const clockErrors = { 'two minutes': 2 * minute, 'ten minutes': 10 * minute, 'a day': day, 'a year': 365 * day };
const wrongClocks = Object.entries(clockErrors).flatMap(([words, error]) => [
  { words: `${words} ahead`, error },
  { words: `${words} behind`, error: -error },
]);
const often = fc.nat(4).map((number) => number === 4);

export const beginnings: fc.Arbitrary<Beginning> = fc.record({
  isSignedIn: mostly,
  hasTwoTabs: fc.boolean(),
  items: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 2 }),
  tellsOrderId: mostly,
  tellsCheckoutId: fc.boolean(),
  hasTwoDays: seldom,
  paysSlowly: often,
  storage: fc.nat(19).map((number) => (number === 19 ? 'blocked' : 'works')),
  shopName: often.map((isOther) => shopNames[isOther ? 1 : 0]),
  cart: often.map((isOnServer) => (isOnServer ? 'server' : 'browser')),
  hasWebLocks: often.map((hasNone) => !hasNone),
  clockError: fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constantFrom(...wrongClocks.map(({ error }) => error)) },
  ),
  tokensSayWhenIssued: fc.boolean(),
});

export type Story = Iterable<fc.AsyncCommand<Stage, Stage, true>>;

/** Steps that a customer cannot take at the moment are left out when the story is told. */
export const stories: fc.Arbitrary<Story> = fc.commands<Stage, Stage, true>(
  [
    ...cartSteps,
    ...checkoutSteps,
    ...orderSteps,
    ...paymentSteps,
    ...pendingOrderSteps,
    ...ordersPageSteps,
    ...sessionSteps,
    ...worldSteps,
    ...troubleSteps,
    ...kitchenSteps,
    ...freezeSteps,
    ...rareSteps,
  ],
  { maxCommands: 30, size: 'max', disableReplayLog: true },
);

export function beginningInWords({ isSignedIn, items, ...traits }: Beginning): readonly string[] {
  const inCart = items.map((item) => `item ${item + 1}`).join(' and ');
  return [
    `${isSignedIn ? 'Anna, signed in' : 'A guest'}, has ${inCart} in the cart${traits.hasTwoTabs ? ' and the shop open in two tabs' : ''}.`,
    ...(traits.tellsOrderId ? [] : ['The service does not tell the ids of orders.']),
    ...(traits.tellsCheckoutId ? ['The URL of the payment page has its id.'] : []),
    ...(traits.hasTwoDays ? ['The schedule has item 1 on two days.'] : []),
    ...(traits.paysSlowly ? ['Payments are processed slowly.'] : []),
    ...(traits.storage === 'works' ? [] : ['The browser blocks storage.']),
    ...(traits.shopName === 'cookies' ? [] : [`The shop is ${traits.shopName}.`]),
    ...(traits.cart === 'browser' ? [] : ['The cart is on the server.']),
    ...(traits.hasWebLocks ? [] : ['The browser has no Web Locks.']),
    ...wrongClocks.filter(({ error }) => error === traits.clockError).map(({ words }) => `The device is ${words}.`),
    ...(traits.tokensSayWhenIssued ? ['The tokens say when they were issued.'] : []),
  ];
}
