import { parseArgs } from 'node:util';

const readings = ['paymentCheckout', 'checkoutUrl'];
/** The API and the pages of elsewhere have the two ports after the shop's. */
const highestPort = 65_533;

/**
 * What `npm run start:http` was asked for. Throws an Error whose sentence names the option that is wrong.
 * @param {readonly string[]} given
 */
export function readOptions(given) {
  const { values } = parseArgs({
    args: [...given],
    options: {
      profile: { type: 'string', default: 'cookies' },
      port: { type: 'string', default: '5173' },
      'checkout-reading': { type: 'string', default: 'paymentCheckout' },
    },
  });
  const { profile, port: written, 'checkout-reading': checkoutReading } = values;
  const port = Number(written);
  if (!/^\d+$/.test(written) || port < 1 || port > highestPort)
    throw new Error(`--port must be a number from 1 to ${highestPort}, not "${written}".`);
  if (!readings.includes(checkoutReading))
    throw new Error(`--checkout-reading must be one of ${readings.join(', ')}, not "${checkoutReading}".`);
  return { profile, port, checkoutReading };
}

/**
 * The settings of a shop that knows no services but those beside it, whatever the environment or a `.env` file says.
 * @param {string} profile
 * @param {string} apiOrigin
 */
export function settingsBeside(profile, apiOrigin) {
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
