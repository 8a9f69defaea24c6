import { parseArgs } from 'node:util';
import { mockApiOptions, readPort, readReplyOptions } from './mock-api-options.mjs';

/** The API and the hosted pages use the two ports after the shop's. */
const maxPort = 65_533;

/**
 * The options of `npm run start:http`. Throws an Error that names the wrong option.
 * @param {readonly string[]} args
 */
export function parseOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: { ...mockApiOptions, port: { type: 'string', default: '5173' } },
  });
  return { profile: values.profile, port: readPort(values.port, 1, maxPort), ...readReplyOptions(values) };
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
