import { describe, expect, it } from 'vitest';
import { paths, routes } from '../../../src/domain/shared/paths';

describe('paths', () => {
  it('are those of the specification, which mails and services know', () => {
    expect(routes).toEqual({
      home: '/',
      menu: '/menu',
      feedback: '/feedback',
      privacy: '/privacy',
      terms: '/terms',
      accessibility: '/accessibility',
      profile: '/profile',
      orders: '/orders',
      settings: '/settings',
      trackOrder: '/track-order',
      authenticate: '/authenticate',
      paymentStatus: '/payment-status',
      paymentSuccess: '/payment-success',
      paymentFailure: '/payment-failure',
      demoGoogle: '/demo/google',
      demoCheckout: '/demo/checkout',
      demoGallery: '/demo/gallery',
    });
  });

  it('lead to sections of the home page', () => {
    expect([paths.home, paths.about, paths.contact]).toEqual(['/', '/#about', '/#contact']);
  });

  it('have query params that no id can break out of', () => {
    expect(paths.trackOrder('a b&c=d#e')).toBe('/track-order?id=a+b%26c%3Dd%23e');
    expect(paths.paymentStatus({ orderId: 'SB-1', chkotId: 'chk 1' })).toBe(
      '/payment-status?orderId=SB-1&chkotId=chk+1',
    );
  });
});
