import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../src/tools/commands/command.mjs';

/** The designed picture of a state, where its name does not follow from the state's. */
const pictureNames = {
  'Home of a returning customer': 'home-returning',
  'Menu of a phone': 'mobile-menu-guest',
  'Filtered menu': 'menu-filtered',
  'No match': 'menu-empty',
  'No favorites': 'menu-favorites-empty',
  'Kitchen closed': 'menu-closed',
  'Sold out': 'menu-sold-out',
  'Menu down': 'menu-error',
  'Menu on its way': 'menu-loading',
  Filters: 'menu-filters',
  'Empty cart': 'cart-empty',
  'Filled cart': 'cart-guest',
  'Unfinished order': 'unfinished-order',
  'Sign-in': 'login',
  "The demo's Google": 'demo-google',
  'Sign-in refused': 'authenticate-error',
  'Account menu': 'user-menu',
  'Earlier address chosen': 'checkout',
  'Missing details': 'checkout-errors',
  Confirmation: 'checkout-confirm',
  'Some items gone': 'items-unavailable',
  'All items gone': 'cart-unavailable',
  'No answer to the order': 'checkout-unknown',
  'Orders down': 'checkout-failed',
  "The demo's payment page": 'hosted-checkout',
  Paid: 'payment-paid',
  'Payment pending': 'payment-received',
  Pickup: 'payment-pickup',
  'Order not found': 'payment-status-failed',
  'Payment declined': 'payment-failure',
  'No orders yet': 'orders-empty',
  'Orders that do not come': 'orders-error',
  'Order details': 'orders-detail',
  'Delivery details of an order': 'orders-delivery',
  'Order Again': 'orders-again',
  'Payment that cannot be retried': 'orders-retry',
  Tracking: 'track-order',
  'Tracking as a guest': 'track-signin',
  'Order to track not found': 'track-not-found',
  'Demo controls': 'demo-panel',
};

/**
 * Writes a page with every drawn screen, each beside its picture of the design where the folder has one: its name is
 * `<state>[-kitchen][--dark]-<width>.png`.
 * @param {string} shots
 * @param {string | undefined} designFolder
 */
export function writeShotsPage(shots, designFolder) {
  const figures = readdirSync(shots)
    .filter((file) => file.endsWith('.png'))
    .map(
      (file) => `<section><h2>${file.slice(0, -4)}</h2>${image(file)}${design(shots, designFolder, file)}</section>`,
    );
  const style =
    'section{display:flex;flex-wrap:wrap;gap:1rem;align-items:start;font:1rem system-ui}' +
    'h2{flex:100%;margin:2rem 0 0;font-size:1rem}img{max-width:calc(50% - .5rem)}';
  writeFileSync(join(shots, 'index.html'), `<!doctype html><style>${style}</style>${figures.join('')}`);
  say(`Written: ${shots}/index.html`);
}

/** @param {string} src */
const image = (src) => `<img src="${src}" loading="lazy" alt="">`;

/** @param {string} shots @param {string | undefined} folder @param {string} file */
function design(shots, folder, file) {
  const [, state = '', shop, appearance, width] = /^(.*) \((.*), (.*), (.*)\)\.png$/.exec(file) ?? [];
  if (!folder) return '';
  const name = new Map(Object.entries(pictureNames)).get(state) ?? state.toLowerCase().replaceAll(' ', '-');
  const kitchen = shop === 'Tiffin Lane' ? '-kitchen' : '';
  const dark = appearance === 'dark' ? '--dark' : '';
  const picture = `${name}${kitchen}${dark}-${width}.png`;
  if (!existsSync(join(folder, picture))) return '';
  mkdirSync(join(shots, 'design'), { recursive: true });
  copyFileSync(join(folder, picture), join(shots, 'design', picture));
  return image(`design/${picture}`);
}
