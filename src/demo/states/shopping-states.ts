import { routes, withQuery } from '../../domain/shared/paths';
import { avoidWheat, customer, press, type StatesOfFeature } from './screen-state';

const menu = { of: 'menu', path: routes.menu };

export const shoppingStates: readonly StatesOfFeature[] = [
  {
    feature: 'Home',
    states: [
      { name: 'Home', of: 'home', path: routes.home, shows: 'Featured' },
      {
        name: 'Home without an allergen',
        of: 'home',
        path: routes.menu,
        device: 'phone',
        steps: [...avoidWheat, press('Home')],
        shows: 'which you avoid',
      },
      { name: 'Home of a returning customer', of: 'lastOrder', path: routes.home, customer, shows: 'Your usual' },
      { name: 'Home without a menu', of: 'home', path: routes.home, scenario: 'menu-down', shows: 'Retry' },
      {
        name: 'Home while the kitchen is closed',
        of: 'home',
        path: routes.home,
        scenario: 'kitchen-closed',
        shows: 'Closed',
      },
      {
        name: 'Menu of a phone',
        of: 'mobileMenu',
        path: routes.home,
        device: 'phone',
        steps: [press('Open menu')],
        shows: 'Terms',
      },
    ],
  },
  {
    feature: 'Menu',
    states: [
      { name: 'Menu', ...menu, shows: 'Add' },
      { name: 'Filtered menu', of: 'menu', path: withQuery(routes.menu, { dietary: 'vegan' }), shows: 'Clear Filters' },
      { name: 'No match', of: 'menu', path: withQuery(routes.menu, { search: 'zzzz' }), shows: 'No Results' },
      {
        name: 'No favorites',
        of: 'menu',
        path: withQuery(routes.menu, { favorites: 'true' }),
        shows: 'No Favorites Yet',
      },
      {
        name: 'A thousand items',
        of: 'menu',
        path: withQuery(routes.menu, { search: 'No. 21' }),
        scenario: 'big-menu',
        shows: 'No. 21',
      },
      { name: 'Kitchen closed', ...menu, scenario: 'kitchen-closed', shows: 'Kitchen Closed' },
      { name: 'Sold out', ...menu, scenario: 'sold-out', shows: 'Sold Out' },
      { name: 'Menu down', ...menu, scenario: 'menu-down', shows: 'Server Error' },
      { name: 'Menu on its way', ...menu, scenario: 'slow', shows: 'Loading the menu', leavesByItself: true },
      { name: 'Offline', ...menu, scenario: 'offline', shows: 'offline' },
      {
        name: 'Filters',
        of: 'menuFilters',
        path: routes.menu,
        device: 'phone',
        steps: [press('Filters')],
        shows: 'Sort by',
      },
      {
        name: 'Menu without an allergen',
        of: 'menu',
        path: routes.menu,
        device: 'phone',
        steps: avoidWheat,
        shows: 'Without wheat',
      },
      { name: 'Item', of: 'item', path: routes.menu, steps: [press('{item}')], shows: 'Ingredients' },
    ],
  },
  {
    feature: 'Cart',
    states: [
      { name: 'Empty cart', of: 'cart', path: routes.menu, steps: [press('Cart, ')], shows: 'Your Cart' },
      {
        name: 'Filled cart',
        of: 'cart',
        path: routes.menu,
        inCart: 2,
        steps: [press('Cart, ')],
        shows: 'Login to Checkout',
      },
      {
        name: 'Allergens in the cart',
        of: 'cart',
        path: routes.menu,
        device: 'phone',
        inCart: 2,
        steps: [...avoidWheat, press('Cart, ')],
        shows: 'which you avoid',
      },
      {
        name: 'Unfinished order',
        of: 'pendingOrderNotice',
        path: routes.menu,
        customer,
        scenario: 'never-came-back',
        shows: 'You have an unfinished order',
      },
    ],
  },
  {
    feature: 'Sign-in',
    states: [
      { name: 'Sign-in', of: 'login', path: routes.orders, shows: 'Continue with Google' },
      {
        name: 'Sign-in down',
        of: 'login',
        path: routes.orders,
        scenario: 'sign-in-down',
        steps: [press('Continue with Google')],
        shows: '503',
      },
      {
        name: "The demo's Google",
        of: 'demoGoogle',
        path: withQuery(routes.demoGoogle, { state: '1', redirect: routes.authenticate }),
        shows: 'Deny',
      },
      {
        name: 'Sign-in refused',
        of: 'authenticate',
        path: withQuery(routes.authenticate, { error: 'access_denied' }),
        shows: 'Authentication failed: access_denied',
        leavesByItself: true,
      },
      {
        name: 'Account menu',
        of: 'accountMenu',
        path: routes.menu,
        customer,
        device: 'desktop',
        steps: [press('Account menu')],
        shows: 'Sign Out',
      },
    ],
  },
];
