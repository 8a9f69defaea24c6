import type { User } from '../../domain/auth/user';
import type { Cart } from '../../domain/cart/cart';
import { decodeCart, encodeCart } from '../storage/codecs/cart-codec';
import type { ContactMessage } from '../../domain/contact/contact-message';
import { dateOf, fieldsOf, listOf, pick, textOf } from '../storage/codecs/parse-stored';
import { decodeUser } from '../storage/codecs/user-codec';
import { readMockOrder, type MockOrder } from './orders/mock-order';
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
  return { ...state, carts: changeEach(state.carts, encodeCart) };
}

/** Repairs state of any age part by part; resets a part that cannot be repaired. */
export function readState(stored: unknown, now: Date): MockState {
  const fields = fieldsOf(stored);
  const orders = listOf(fields.orders, readMockOrder);
  const number = fields.nextOrderNumber;
  return {
    startedAt: dateOf(fields.startedAt) ?? now,
    scenario: readScenario(fields.scenario),
    customers: listOf(fields.customers, readCustomer),
    sessions: listOf(fields.sessions, readSession),
    googleCodes: listOf(fields.googleCodes, textOf),
    orders,
    nextOrderNumber:
      typeof number === 'number' && Number.isSafeInteger(number) ? number : firstOrderNumber + orders.length,
    carts: changeEach(fieldsOf(fields.carts), decodeCart),
    messages: listOf(fields.messages, readMessage),
  };
}

function changeEach<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function readCustomer(stored: unknown): MockCustomer | undefined {
  const user = decodeUser(fieldsOf(stored).user);
  return user && { user, ...pick(stored, ['passwordMark'], textOf) };
}

function readSession(stored: unknown): MockSession | undefined {
  const { accessToken, refreshToken, customerId } = pick(stored, ['accessToken', 'refreshToken', 'customerId'], textOf);
  return accessToken && refreshToken && customerId ? { accessToken, refreshToken, customerId } : undefined;
}

function readMessage(stored: unknown): ContactMessage | undefined {
  const {
    name,
    email,
    phone = '',
    subject,
    message,
  } = pick(stored, ['name', 'email', 'phone', 'subject', 'message'], textOf);
  return name && email && subject && message ? { name, email, phone, subject, message } : undefined;
}
