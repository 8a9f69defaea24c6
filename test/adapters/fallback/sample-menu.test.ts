import { describe, expect, it } from 'vitest';
import { SampleMenu } from '../../../src/adapters/fallback/sample-menu';
import type { MenuGateway } from '../../../src/domain/menu/ports';
import type { NewOrder } from '../../../src/domain/orders/new-order';
import { ServiceError } from '../../../src/domain/shared/service-error';
import { anOrder, aProduct } from '../../support/builders';
import { aMenuGateway, anOrderGateway } from '../../support/in-memory-gateways';

const order: NewOrder = { channel: 'WEB', fulfillmentType: 'PICKUP', tipAmount: 0, items: [] };
const placed = { checkoutUrl: 'https://pay.test/' };

/** A menu service that a test switches off and on, the sample menu behind it, and the order service beside it. */
function shop() {
  const service = { failure: undefined as ServiceError | undefined };
  const answer =
    <Value>(value: Value) =>
    () =>
      service.failure ? Promise.reject(service.failure) : Promise.resolve(value);
  const menuOf = (name: string): Pick<MenuGateway, 'todaysMenu' | 'categories'> => ({
    todaysMenu: () => Promise.resolve([aProduct({ name })]),
    categories: () => Promise.resolve([]),
  });
  const sample = new SampleMenu();
  const changes: boolean[] = [];
  sample.onChange((inUse) => changes.push(inUse));
  const menu = sample.behind(
    aMenuGateway({ todaysMenu: answer([aProduct({ name: 'Real' })]), categories: answer([]) }),
    aMenuGateway(menuOf('Sample')),
  );
  const orders = sample.guard(anOrderGateway({ place: answer(placed), find: () => Promise.resolve(anOrder()) }));
  return { service, sample, menu, orders, changes };
}
const outage = new ServiceError('network', 'offline', 0);

describe('the sample menu', () => {
  it('stands in while the menu service can not be reached', async () => {
    const { service, menu, sample, changes } = shop();
    service.failure = outage;
    expect(await menu.todaysMenu()).toMatchObject([{ name: 'Sample' }]);
    expect(sample.isInUse()).toBe(true);

    service.failure = undefined;
    expect(await menu.todaysMenu()).toMatchObject([{ name: 'Real' }]);
    expect(sample.isInUse()).toBe(false);
    expect(changes).toEqual([true, false]);
  });

  it('is in use as long as any part of what is shown is sample data', async () => {
    const { service, menu, sample } = shop();
    service.failure = outage;
    await menu.todaysMenu();
    service.failure = undefined;
    await menu.categories();
    expect(sample.isInUse()).toBe(true);
  });

  it('stands in for no answer of the service', async () => {
    const { service, menu, sample } = shop();
    service.failure = new ServiceError('refused', 'HTTP 404: Not Found', 404);
    await expect(menu.todaysMenu()).rejects.toMatchObject({ status: 404 });
    expect(sample.isInUse()).toBe(false);
  });
});

describe('an order in a shop with a sample menu', () => {
  it('goes to the service when its menu was read', async () => {
    const { menu, orders } = shop();
    await menu.todaysMenu();
    expect(await orders.place(order, 'key')).toEqual(placed);
  });

  it('is refused while the sample menu stands in', async () => {
    const { service, menu, orders } = shop();
    service.failure = outage;
    await menu.todaysMenu();
    service.failure = undefined;
    await expect(orders.place(order, 'key')).rejects.toMatchObject({ kind: 'refused', message: /samples/ });
  });

  it('is refused where the cart may be one of sample items and no menu was read', async () => {
    await expect(shop().orders.place(order, 'key')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('that was made already can be followed at any time', async () => {
    expect(await shop().orders.find('order-1')).toMatchObject({ id: 'order-1' });
  });
});
