import { accountCalls } from '../adapters/http/account-calls';
import type { Call } from '../adapters/http/call';
import { cartCalls } from '../adapters/http/cart-calls';
import { contactCalls } from '../adapters/http/contact-calls';
import { menuCalls } from '../adapters/http/menu-calls';
import { orderCalls } from '../adapters/http/order-calls';
import { descriptions, type Description, type Group } from './call-summaries';

/** The three services of the shop; each may have a host of its own. */
export type Service = 'menu' | 'account' | 'order';

export interface CallDescription extends Description {
  /** `order.mine`. */
  readonly name: string;
  readonly group: Group;
  readonly service: Service;
  readonly call: Call<unknown, unknown>;
}

// Only pictures are read with regard to it, and nothing here looks at pictures.
const baseUrl = 'https://services.example';

/** Everything the shop asks a service for, whichever screen asks and whether one does. */
export const everyCall: readonly CallDescription[] = [
  ...described('menu', 'menu', menuCalls(baseUrl)),
  ...described('account', 'account', accountCalls(baseUrl)),
  ...described('cart', 'account', cartCalls(baseUrl)),
  ...described('contact', 'account', contactCalls),
  ...described('order', 'order', orderCalls(baseUrl)),
];

function described(
  group: Group,
  service: Service,
  calls: Readonly<Record<string, Call<unknown, unknown>>>,
): readonly CallDescription[] {
  const texts: Readonly<Record<string, Description>> = descriptions[group];
  return Object.entries(calls).map(([name, call]) => {
    const description = texts[name];
    if (!description) throw new Error(`The call ${group}.${name} is not described.`);
    return { ...description, name: `${group}.${name}`, group, service, call };
  });
}
