import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/domain/shared/service-error';
import type { OrderGateway } from '../../../src/domain/orders/ports';
import { LastOrderViewModel } from '../../../src/view-models/orders/last-order.view-model';
import { anOrder, anOrderList } from '../../support/builders';
import { anOrderGateway } from '../../support/in-memory-gateways';

const noOffers = { save: () => undefined };

describe('the order offered to a returning customer', () => {
  it('the order offered to a returning customer is the newest that was delivered', async () => {
    const list = anOrderList(
      anOrder({ id: 'R-3', status: 'PREPARING' }),
      anOrder({ id: 'R-2', status: 'DELIVERED' }),
      anOrder({ id: 'R-1', status: 'DELIVERED' }),
    );
    const lastOrder = new LastOrderViewModel(anOrderGateway({ listMine: async () => list }), noOffers);
    await lastOrder.load();
    expect(lastOrder.order?.id).toBe('R-2');
  });

  it('the order offered to a returning customer may be older than the ten newest', async () => {
    const newest = Array.from({ length: 10 }, (_, position) => anOrder({ id: `C-${position}`, status: 'CANCELLED' }));
    const delivered = anOrderList(anOrder({ id: 'R-1', status: 'DELIVERED' }));
    const listMine: OrderGateway['listMine'] = async ({ status }) => (status ? delivered : anOrderList(...newest));
    const lastOrder = new LastOrderViewModel(anOrderGateway({ listMine }), noOffers);
    await lastOrder.load();
    expect(lastOrder.order?.id).toBe('R-1');
  });

  it('a customer with a few orders is asked for once', async () => {
    let calls = 0;
    const listMine = async () => {
      calls += 1;
      return anOrderList(anOrder({ status: 'CANCELLED' }));
    };
    await new LastOrderViewModel(anOrderGateway({ listMine }), noOffers).load();
    expect(calls).toBe(1);
  });

  it('the order offered to a returning customer is absent where the orders cannot be read', async () => {
    const down = () => Promise.reject(new ServiceError('refused', 'Down', 503));
    const lastOrder = new LastOrderViewModel(anOrderGateway({ listMine: down }), noOffers);
    await lastOrder.load();
    expect(lastOrder.order).toBeUndefined();
  });

  it('the order offered to a returning customer is no longer shown once its screen is gone', async () => {
    const lastOrder = new LastOrderViewModel(
      anOrderGateway({ listMine: async () => anOrderList(anOrder({ status: 'DELIVERED' })) }),
      noOffers,
    );
    const loaded = lastOrder.load();
    lastOrder.dispose();
    await loaded;
    expect(lastOrder.order).toBeUndefined();
  });

  it.each([
    { status: 'DELIVERED', wasOffered: [true] },
    { status: 'CANCELLED', wasOffered: [false] },
  ] as const)(
    'the order offered to a returning customer is remembered as offered or not, for an order that is $status',
    async ({ status, wasOffered }) => {
      const saved: boolean[] = [];
      const offers = { save: (isOffered: boolean) => void saved.push(isOffered) };
      await new LastOrderViewModel(
        anOrderGateway({ listMine: async () => anOrderList(anOrder({ status })) }),
        offers,
      ).load();
      expect(saved).toEqual(wasOffered);
    },
  );

  it('the order offered to a returning customer is remembered as it was where the orders cannot be read', async () => {
    const down = () => Promise.reject(new ServiceError('refused', 'Down', 503));
    const saved: boolean[] = [];
    await new LastOrderViewModel(anOrderGateway({ listMine: down }), {
      save: (isOffered) => void saved.push(isOffered),
    }).load();
    expect(saved).toEqual([]);
  });
});
