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
