import { accountCalls } from '../../adapters/http/account-calls';
import type { Call } from '../../adapters/http/call';
import { cartCalls } from '../../adapters/http/cart-calls';
import { contactCalls } from '../../adapters/http/contact-calls';
import { menuEditingCalls } from '../../adapters/http/http-menu-editor';
import { menuCalls } from '../../adapters/http/menu-calls';
import { orderCalls } from '../../adapters/http/order-calls';
import { callSummaries, type CallSummary, type CallGroup } from './openapi/call-summaries';

export type ServiceName = 'menu' | 'account' | 'order';

export interface CallDescription extends CallSummary {
  readonly name: string;
  readonly group: CallGroup;
  readonly service: ServiceName;
  readonly call: Call<unknown, unknown>;
}

// Only picture URLs depend on the base URL, and the check does not compare them.
const baseUrl = 'https://services.example';
const menu = menuCalls(baseUrl);

export const callDescriptions: readonly CallDescription[] = [
  ...describeCalls('menu', 'menu', { ...menu, ...menuEditingCalls(menu) }),
  ...describeCalls('account', 'account', accountCalls(baseUrl)),
  ...describeCalls('cart', 'account', cartCalls(baseUrl)),
  ...describeCalls('contact', 'account', contactCalls),
  ...describeCalls('order', 'order', orderCalls(baseUrl)),
];

export function describeCall(name: string): CallDescription {
  const description = callDescriptions.find((known) => known.name === name);
  if (!description) throw new Error(`There is no call ${name}.`);
  return description;
}

function describeCalls(
  group: CallGroup,
  service: ServiceName,
  calls: Readonly<Record<string, Call<unknown, unknown>>>,
): readonly CallDescription[] {
  const summaries: Readonly<Record<string, CallSummary>> = callSummaries[group];
  return Object.entries(calls).map(([name, call]) => {
    const summary = summaries[name];
    if (!summary) throw new Error(`The call ${group}.${name} is not described.`);
    return { ...summary, name: `${group}.${name}`, group, service, call };
  });
}
