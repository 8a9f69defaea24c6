export type CallGroup = 'menu' | 'account' | 'cart' | 'contact' | 'order';

export interface CallSummary {
  readonly summary: string;
  readonly optional?: true;
  readonly without?: string;
}

export const callSummaries: Readonly<Record<CallGroup, Readonly<Record<string, CallSummary>>>> = {
  menu: {
    today: { summary: "Today's menu: what can be ordered, with its price and how many are left." },
    items: { summary: 'Menu items by filters; the home page asks for the first eight.' },
    item: { summary: 'One menu item.', optional: true },
    createItem: { summary: 'Adds a menu item.', optional: true },
    updateItem: { summary: 'Changes a menu item.', optional: true },
    deleteItem: { summary: 'Removes a menu item.', optional: true },
    types: { summary: "The menu's categories, in menu order." },
    type: { summary: 'One category.', optional: true },
  },
  account: {
    login: { summary: 'Signs in with email and password.', optional: true },
    register: { summary: 'Makes an account and signs in.', optional: true },
    logout: {
      summary: 'Signs out. Carries no token and is not waited for.',
      without: 'Signing out then works on the device alone.',
    },
    refresh: { summary: 'New tokens for an expired access token.', optional: true },
    google: { summary: "Signs in with the id token of Google's own button.", optional: true },
    googleAuthUrl: { summary: 'Where Google asks the customer to sign in; the URL should carry a `state`.' },
    googleCallback: { summary: 'Exchanges the code that Google sent the customer back with, once.' },
    profile: { summary: 'The customer.', without: 'The profile page shows an error.' },
    updateProfile: {
      summary: 'Changes name, email and phone, and answers with the customer.',
      without: 'Saving the profile fails.',
    },
    changePassword: { summary: 'Changes the password of an email account.', optional: true },
    uploadAvatar: {
      summary: 'Takes a picture of up to 4,000,000 bytes, better 5 MB, and says where it is from now on.',
      without: 'Changing the photo fails.',
    },
  },
  cart: {
    load: { summary: 'The cart kept by the service.', optional: true },
    add: { summary: 'Adds an item.', optional: true },
    setQuantity: { summary: 'Sets the quantity of an item.', optional: true },
    remove: { summary: 'Removes an item.', optional: true },
    clear: { summary: 'Empties the cart.', optional: true },
  },
  contact: {
    message: { summary: 'A message to the shop.', optional: true },
    newsletter: { summary: 'Subscribes to the newsletter.', optional: true },
  },
  order: {
    list: { summary: "The customer's orders.", optional: true },
    mine: { summary: "The customer's own orders." },
    place: {
      summary:
        'Makes an order and says where it is paid. The same Idempotency-Key with the same order makes no second one.',
    },
    find: { summary: "One of the customer's orders; 404 for any other." },
    deliveryInfo: { summary: 'Where an order goes.' },
    cancel: { summary: 'Cancels an order that is not paid yet.', without: 'Canceling an order fails.' },
    track: { summary: 'The order with its newest status.' },
  },
};
