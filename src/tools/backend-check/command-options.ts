import { parseArgs } from 'node:util';
import { callDescriptions } from './calls';
import type { CheckPlan } from './steps/check-state';
import { expiredTokenVariable, secondTokenVariable, tokenVariable } from './report/curl';

export const checkUsage = (command: string) => `${command} --url https://api.example.com [options]

  --write              also make two accounts, orders and so on; what stays is listed at the end
  --token TOKEN        a customer's access token, for the calls that need one; better in the environment: ${tokenVariable}
                       ${secondTokenVariable}: a second customer's, to try what one customer may see of another
                       ${expiredTokenVariable}: one that has expired
  --code CODE          instead of a token: a code that Google sent the browser back with and that is not spent yet
  --test-account       the customer's account is for tests: its name and its photo may be changed
  --origin https://shop.example.com   the shop's origin: checks that a browser lets it make and read every call
  --only CALL          only this call, such as order.mine or "GET /api/v1/orders/me"; can be given more than once
  --strict             a notice fails the check as well, and so does a required call that was not checked
  --json FILE, --junit FILE   writes the findings for programs, or as test results for a CI service
  --dialect street     address as street, zipCode instead of addressLine1, zip
  --currency INR       the shop's currency; USD by default
  --time-zone ZONE     the shop's time zone; America/Chicago by default
  --menu-url, --account-url, --order-url URL   where a service has a host of its own
`;

export interface CheckOptions extends Omit<CheckPlan, 'fetch' | 'signalAfter' | 'now' | 'clock' | 'uuid'> {
  readonly strict: boolean;
  readonly json: string | undefined;
  readonly junit: string | undefined;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const optionTypes = {
  help: flag,
  url: text,
  token: text,
  code: text,
  origin: text,
  dialect: text,
  currency: text,
  'time-zone': text,
  json: text,
  junit: text,
  write: flag,
  strict: flag,
  'test-account': flag,
  only: { type: 'string', multiple: true },
  'menu-url': text,
  'account-url': text,
  'order-url': text,
} as const;

/** Undefined for `--help`. Throws an Error that names the wrong option. */
export function parseCheckOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CheckOptions | undefined {
  const { values } = parseArgs({ args: [...args], options: optionTypes });
  if (values.help) return undefined;
  const { url, code, write, strict, json, junit, dialect = 'lines' } = values;
  if (dialect !== 'lines' && dialect !== 'street')
    throw new Error(`--dialect must be lines or street, not "${dialect}".`);
  return {
    baseUrls: {
      menu: baseUrl('--menu-url', values['menu-url'] ?? url),
      account: baseUrl('--account-url', values['account-url'] ?? url),
      order: baseUrl('--order-url', values['order-url'] ?? url),
    },
    token: values.token ?? (env[tokenVariable] || undefined),
    otherToken: env[secondTokenVariable] || undefined,
    expiredToken: env[expiredTokenVariable] || undefined,
    code,
    origin: originOf(values.origin),
    isTestAccount: values['test-account'],
    only: (values.only ?? []).map(callNamed),
    write: write || code !== undefined,
    strict,
    json,
    junit,
    dialect,
    currency: currencyOf(values.currency ?? 'USD'),
    timeZone: timeZoneOf(values['time-zone'] ?? 'America/Chicago'),
  };
}

function currencyOf(written: string): string {
  const code = written.toUpperCase();
  if (Intl.supportedValuesOf('currency').includes(code)) return code;
  throw new Error(`--currency must be an ISO 4217 code like USD, not "${written}".`);
}

function timeZoneOf(written: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: written }).resolvedOptions().timeZone;
  } catch {
    throw new Error(`--time-zone must be a zone like America/Chicago, not "${written}".`);
  }
}

function baseUrl(option: string, written: string | undefined): string {
  if (written === undefined) throw new Error('Where is the backend?');
  const isUrl = /^https?:/.test(written) && URL.canParse(written);
  if (!isUrl) throw new Error(`${option} or --url must be an http or https URL, not "${written}".`);
  return written
    .replace(/\/+$/, '')
    .replace(/\/api\/v1$/, '')
    .replace(/\/+$/, '');
}

function originOf(written: string | undefined): string | undefined {
  if (written === undefined || (URL.canParse(written) && new URL(written).origin === written)) return written;
  throw new Error(`--origin must be an origin like https://shop.example.com, not "${written}".`);
}

function callNamed(written: string): string {
  const found = callDescriptions.find(({ name, call }) => [name, `${call.method} ${call.path}`].includes(written));
  if (found) return found.name;
  const names = callDescriptions.map(({ name }) => name).join(', ');
  throw new Error(`--only must be one of ${names}, not "${written}".`);
}
