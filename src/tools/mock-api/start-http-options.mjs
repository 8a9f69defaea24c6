import { option } from '../commands/command.mjs';
import { portNumber, shopNames } from '../commands/kinds.mjs';
import { mockApiOptions } from './mock-api-options.mjs';

export const startHttp = {
  name: 'npm run start:http',
  does: 'Builds and serves the shop in http mode beside a mock API, and hosted pages for Google and the payment. Ctrl+C ends it.',
  options: {
    ...mockApiOptions(shopNames()),
    port: option('PORT', "the shop's port; API and hosted pages have the two that follow", portNumber(2), 5173),
  },
};

/**
 * These override the environment and `.env` files, so the shop calls only the local API.
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
