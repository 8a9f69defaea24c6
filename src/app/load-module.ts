/** The modules of the features, each loaded with the first component that needs it. */
export const loadModule = {
  menu: async () => (await import('./modules/menu.module')).menuModule,
  menuList: async () => (await import('./modules/menu-list.module')).menuListModule,
  home: async () => (await import('./modules/home.module')).homeModule,
  cart: async () => (await import('./modules/cart.module')).cartModule,
  orderLedger: async () => (await import('./modules/order-ledger.module')).orderLedgerModule,
  settling: async () => (await import('./modules/settling.module')).settlingModule,
  pendingOrder: async () => (await import('./modules/pending-order.module')).pendingOrderModule,
  checkout: async () => (await import('./modules/checkout.module')).checkoutModule,
  orders: async () => (await import('./modules/orders.module')).ordersModule,
  reorder: async () => (await import('./modules/reorder.module')).reorderModule,
  payment: async () => (await import('./modules/payment.module')).paymentModule,
  tracking: async () => (await import('./modules/tracking.module')).trackingModule,
  signIn: async () => (await import('./modules/sign-in.module')).signInModule,
  account: async () => (await import('./modules/account.module')).accountModule,
  contact: async () => (await import('./modules/contact.module')).contactModule,
};
