export const publicRoutes = {
  home: '/',
  menu: '/menu',
  feedback: '/feedback',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
};

export const customerRoutes = {
  profile: '/profile',
  orders: '/orders',
  settings: '/settings',
  trackOrder: '/track-order',
};

export const transitRoutes = {
  authenticate: '/authenticate',
  paymentStatus: '/payment-status',
  paymentSuccess: '/payment-success',
  paymentFailure: '/payment-failure',
  demoGoogle: '/demo/google',
  demoCheckout: '/demo/checkout',
  demoGallery: '/demo/gallery',
};

export const routes = { ...publicRoutes, ...customerRoutes, ...transitRoutes };

/** A link to the menu that ends so holds a cart (`cart/shared-cart.ts`). */
export const sharedCartMarker = '#cart=';

export const paths = {
  ...routes,
  about: '/#about',
  contact: '/#contact',
  menuItem: (id: string) => withQuery(routes.menu, { item: id }),
  trackOrder: (id: string) => withQuery(routes.trackOrder, { id }),
  paymentStatus: (query: { readonly orderId: string; readonly chkotId?: string }) =>
    withQuery(routes.paymentStatus, query),
};

/** Writes a space as `+`, like `URLSearchParams`, which the domain lacks. */
export function withQuery(route: string, query: Readonly<Record<string, string>>): string {
  const params = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${route}?${params.join('&').replaceAll('%20', '+')}`;
}
