import { parseArgs } from 'node:util';
import { mockApiOptions, readPort, readReplyOptions } from './mock-api-options.mjs';

const maxPort = 65_533;

/**
 * Throws an Error that names the wrong option.
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
 * Override the environment and `.env` files, so the shop calls only the local API.
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
    VITE_PICTURE_ORIGINS: '',
  };
}
