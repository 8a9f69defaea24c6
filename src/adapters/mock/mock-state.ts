import type { User } from '../../domain/auth/user';
import type { Cart } from '../../domain/cart/cart';
import type { ContactMessage } from '../../domain/contact/contact-message';
import { decodeCart, encodeCart } from '../storage/local-cart-repository';
import { decodeUser } from '../storage/local-session-repository';
import { aDate, aText, fieldsOf, listOf, orElse, recordOf, type Schema } from '../storage/stored-schema';
import { readMockOrder, writeMockOrder, type MockOrder } from './orders/mock-order';
import type { Scenario } from './scenarios/scenarios';
import { readScenario } from './scenarios/stored-scenario';

export interface MockCustomer {
  readonly user: User;
  readonly passwordMark?: string;
}

interface MockSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly customerId: string;
}

export interface MockState {
  /** Dates of sample orders are relative to this time. */
  readonly startedAt: Date;
  readonly scenario: Scenario | undefined;
  readonly customers: readonly MockCustomer[];
  readonly sessions: readonly MockSession[];
  /** The hosted page issued these codes; none is exchanged yet. */
  readonly googleCodes: readonly string[];
  readonly orders: readonly MockOrder[];
  readonly nextOrderNumber: number;
  readonly carts: Readonly<Record<string, Cart>>;
  readonly messages: readonly ContactMessage[];
}

const firstOrderNumber = 20_500;

export function writeState(state: MockState): unknown {
  return { ...state, orders: state.orders.map(writeMockOrder), carts: changeEach(state.carts, encodeCart) };
}

const storedCustomer: Schema<MockCustomer> = recordOf({ user: decodeUser }, { passwordMark: aText });
const storedSession: Schema<MockSession> = recordOf({ accessToken: aText, refreshToken: aText, customerId: aText });
const storedMessage: Schema<ContactMessage> = recordOf({
  name: aText,
  email: aText,
  phone: orElse(aText, ''),
  subject: aText,
  message: aText,
});

/** Repairs a state of any age part by part. A part that cannot be repaired starts again. */
export function readState(stored: unknown, now: Date): MockState {
  const fields = fieldsOf(stored);
  const orders = listOf(readMockOrder)(fields.orders);
  const number = fields.nextOrderNumber;
  return {
    startedAt: aDate(fields.startedAt) ?? now,
    scenario: readScenario(fields.scenario),
    customers: listOf(storedCustomer)(fields.customers),
    sessions: listOf(storedSession)(fields.sessions),
    googleCodes: listOf(aText)(fields.googleCodes),
    orders,
    nextOrderNumber:
      typeof number === 'number' && Number.isSafeInteger(number) ? number : firstOrderNumber + orders.length,
    carts: changeEach(fieldsOf(fields.carts), decodeCart),
    messages: listOf(storedMessage)(fields.messages),
  };
}

function changeEach<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
