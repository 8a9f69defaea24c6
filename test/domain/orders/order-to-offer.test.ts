import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupOf, statusGroups } from '../../../src/domain/orders/order-status';
import { orderToOffer } from '../../../src/domain/orders/order-to-offer';
import { anOrder } from '../../support/builders';

const listed = (...statuses: readonly string[]) => statuses.map((status, at) => anOrder({ id: `R-${at}`, status }));

describe('the order that is offered again', () => {
  it.each([
    ['the newest delivered', ['PREPARING', 'CANCELLED', 'DELIVERED', 'DELIVERED'], 'R-2'],
    ['else the newest that is paid and under way', ['PENDING_PAYMENT', 'PREPARING', 'PAID'], 'R-1'],
    [
      'none of those unpaid, cancelled, failed or unknown',
      ['PENDING', 'CANCELLED', 'PAYMENT_FAILED', 'REJECTED', 'MELTED'],
      undefined,
    ],
  ])('is %s', (_which, statuses, id) => {
    expect(orderToOffer(listed(...statuses))?.id).toBe(id);
  });

  it('has items', () => {
    const empty = { ...anOrder({ id: 'R-9', status: 'DELIVERED' }), items: [] };
    expect(orderToOffer([empty, anOrder({ id: 'R-8', status: 'DELIVERED' })])?.id).toBe('R-8');
  });

  it('is never cancelled, failed or unpaid, whatever the list', () => {
    const statuses = fc.array(fc.constantFrom(...Object.keys(statusGroups), 'NEW_STATUS'));
    fc.assert(
      fc.property(statuses, (list) => {
        const orders = listed(...list);
        const offered = orderToOffer(orders);
        const delivered = orders.find(({ status }) => groupOf(status) === 'delivered');
        const possible = delivered ? ['delivered'] : ['confirmed', 'assigned', 'preparing', 'ready', 'transit'];
        expect(offered && groupOf(offered.status)).toBeOneOf([...possible, undefined]);
        expect(delivered ?? offered).toBe(offered);
      }),
    );
  });
});
