import { flag, manyOf, Mistake, option, type Given } from '../commands/command.mjs';
import { anyText, choiceOf, originLike, outputFile, textLike, webUrl, type Kind } from '../commands/kinds.mjs';
import type { DeliveryAddress } from '../../domain/orders/order';
import { callDescriptions } from './calls';
import type { CheckPlan } from './check-state';
import { expiredTokenVariable, secondTokenVariable, tokenVariable } from './report/curl';

export interface CheckOptions extends Omit<CheckPlan, 'fetch' | 'signalAfter' | 'now' | 'clock' | 'uuid'> {
  readonly strict: boolean;
  readonly json: string | undefined;
  readonly junit: string | undefined;
}

const currency: Kind<string> = {
  must: 'an ISO 4217 code like USD',
  read: (written) => Intl.supportedValuesOf('currency').find((code) => code === written.toUpperCase()),
};

const timeZone: Kind<string> = {
  must: 'a zone like America/Chicago',
  read: (written) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: written }).resolvedOptions().timeZone;
    } catch {
      return undefined;
    }
  },
};

const address: Kind<DeliveryAddress> = {
  must: 'street, city, state where there are states, postal code and country, with commas between them',
  read: (written) => {
    const parts = /^([^,]+),([^,]+),((?:[^,]+,)?)([^,]+),([^,]+)$/.exec(written)?.slice(1);
    const [line1, city, state = '', postalCode, country] = parts?.map((part) => part.replace(',', '').trim()) ?? [];
    return line1 && city && postalCode && country ? { line1, city, state, postalCode, country } : undefined;
  },
};

const mobile = textLike('a number like +12145550100', /^\+[1-9]\d{6,15}$/);

const call: Kind<string> = {
  must: `one of ${callDescriptions.map(({ name }) => name).join(', ')}`,
  read: (written) =>
    callDescriptions.find(({ name, call: { method, path } }) => [name, `${method} ${path}`].includes(written))?.name,
};

const groups: readonly string[] = [...new Set(callDescriptions.map(({ group }) => group))];

const needed: Kind<string> = {
  must: `one of ${groups.join(', ')}, ${callDescriptions.map(({ name }) => name).join(', ')}`,
  read: (written) => groups.find((group) => group === written) ?? call.read(written),
};

const options = {
  url: option('URL', 'where the backend is', webUrl),
  write: flag('also make two accounts, orders and so on; what stays is listed at the end'),
  token: option(
    'TOKEN',
    `a customer's access token, for the calls that need one; better in the environment: ${tokenVariable}, with ` +
      `${secondTokenVariable}, another customer's, and ${expiredTokenVariable}, one that has expired`,
    anyText,
  ),
  code: option(
    'CODE',
    'instead of a token: a code that Google sent the browser back with and that is not spent yet',
    anyText,
  ),
  'test-account': flag("the customer's account is for tests: its name, its photo and its cart may be changed"),
  origin: option(
    'ORIGIN',
    "the shop's origin: checks that a browser lets it make and read every call",
    originLike('https://shop.example.com'),
  ),
  only: manyOf('CALL', 'only this call, such as order.mine or "GET /api/v1/orders/me"', call),
  needs: manyOf('CALL', 'the shop cannot do without this call either, or without any of a group such as cart', needed),
  cart: manyOf(
    'KIND',
    "the shop's VITE_CART, server or server-token: the cart must be such a one, and no call of it may be missing",
    choiceOf(['server', 'server-token'] as const),
  ),
  pickup: flag('the shop offers pickup: an order for pickup must be accepted'),
  strict: flag(
    'a notice fails the check as well, and so does a call that is missing though a page shows an error without it, or a required call that was not checked',
  ),
  json: option('FILE', 'writes the findings for programs', outputFile),
  junit: option('FILE', 'writes the findings as test results for a CI service', outputFile),
  dialect: option(
    'NAME',
    'how an address is sent: lines (addressLine1, zip) or street (street, zipCode)',
    choiceOf(['lines', 'street'] as const),
    'lines' as const,
  ),
  address: option(
    'TEXT',
    'where the backend delivers to, like "1 High St, Leeds, LS1 4AP, UK"; Dallas unless given',
    address,
  ),
  mobile: option('NUMBER', "the mobile number of the check's orders", mobile, '+12145550100'),
  currency: option('CODE', "the shop's currency", currency, 'USD'),
  'time-zone': option('ZONE', "the shop's time zone", timeZone, 'America/Chicago'),
  'menu-url': option('URL', 'where the menu service is, if elsewhere', webUrl),
  'account-url': option('URL', 'where the account service is, if elsewhere', webUrl),
  'order-url': option('URL', 'where the order service is, if elsewhere', webUrl),
};

export const checkCommand = (name: string) => ({
  name,
  takes: '--url https://api.example.com [options]',
  does: 'Checks a backend call by call, and prints what conforms, differs or is missing.',
  options,
});

export function checkOptions(
  { options: values }: Given<typeof options>,
  env: Readonly<Record<string, string | undefined>>,
): CheckOptions {
  const { url, token, code, write, strict, json, junit, dialect, origin, only, currency, cart } = values;
  return {
    baseUrls: {
      menu: baseUrl(values['menu-url'] ?? url),
      account: baseUrl(values['account-url'] ?? url),
      order: baseUrl(values['order-url'] ?? url),
    },
    token: token ?? (env[tokenVariable] || undefined),
    otherToken: env[secondTokenVariable] || undefined,
    expiredToken: env[expiredTokenVariable] || undefined,
    code,
    origin,
    isTestAccount: values['test-account'],
    carts: cart,
    needed: [...values.needs, ...(cart.length > 0 ? ['cart'] : [])],
    offersPickup: values.pickup,
    only,
    write,
    strict,
    json,
    junit,
    dialect,
    currency,
    timeZone: values['time-zone'],
    address: values.address,
    mobile: values.mobile,
  };
}

function baseUrl(written: string | undefined): string {
  if (written === undefined)
    throw new Mistake('--url is missing: name the backend, like --url https://api.example.com.');
  return written
    .replace(/\/+$/, '')
    .replace(/\/api\/v1$/, '')
    .replace(/\/+$/, '');
}
