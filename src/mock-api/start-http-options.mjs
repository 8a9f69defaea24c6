import { parseArgs } from 'node:util';

const checkoutReadings = ['paymentCheckout', 'checkoutUrl'];
const replyFields = ['all', 'literal', 'bare'];
/** The API and the hosted pages use the two ports after the shop's. */
const maxPort = 65_533;

/**
 * The options of `npm run start:http`. Throws an Error that names the wrong option.
 * @param {readonly string[]} args
 */
export function parseOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      profile: { type: 'string', default: 'cookies' },
      port: { type: 'string', default: '5173' },
      'checkout-reading': { type: 'string', default: 'paymentCheckout' },
      fields: { type: 'string', default: 'all' },
    },
  });
  const { profile, port: portText, 'checkout-reading': checkoutReading, fields } = values;
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port < 1 || port > maxPort)
    throw new Error(`--port must be a number from 1 to ${maxPort}, not "${portText}".`);
  requireOneOf('--checkout-reading', checkoutReadings, checkoutReading);
  requireOneOf('--fields', replyFields, fields);
  return { profile, port, checkoutReading, ...(fields === 'all' ? {} : { fields }) };
}

/**
 * @param {string} option
 * @param {readonly string[]} values
 * @param {string} value
 */
function requireOneOf(option, values, value) {
  if (!values.includes(value)) throw new Error(`${option} must be one of ${values.join(', ')}, not "${value}".`);
}

/**
 * Settings that point the shop at the local API only. They override the environment and `.env` files.
 * @param {string} profile
 * @param {string} apiOrigin
 */
export function localApiSettings(profile, apiOrigin) {
  return {
    VITE_BACKEND: 'http',
    VITE_PROFILE: profile,
    VITE_API_URL: apiOrigin,
    VITE_MENU_API_URL: apiOrigin,
    VITE_AUTH_API_URL: apiOrigin,
    VITE_ORDER_API_URL: apiOrigin,
    VITE_CHECKOUT_ORIGINS: '',
    VITE_SIGNIN_ORIGINS: '',
  };
}
