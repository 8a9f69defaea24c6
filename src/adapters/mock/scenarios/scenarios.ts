import type { Product } from '../../../domain/menu/product';
import { fromDollars, sum } from '../../../domain/shared/money';
import { networkText, ServiceError } from '../../../domain/shared/service-error';

const mockServiceNames = ['menu', 'account', 'orders'] as const;
export type MockServiceName = (typeof mockServiceNames)[number];

export const scenarioNames = [
  'kitchen-closed',
  'sold-out',
  'big-menu',
  'price-changed',
  'some-gone',
  'all-gone',
  'order-timeout',
  'payment-declined',
  'payment-pending',
  'never-came-back',
  'email-customer',
  'long-history',
  'empty-history',
  'slow',
  'offline',
  'menu-down',
  'sign-in-down',
  'orders-down',
  'api-down',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];

export interface Scenario {
  readonly name: ScenarioName;
  readonly itemIds?: readonly string[];
  readonly since: Date;
}

const bigMenuSize = 1000;
const raise = fromDollars(0.25);

export const slowReply = 3000;

const servicesDown: { readonly [Name in ScenarioName]?: readonly MockServiceName[] } = {
  'menu-down': ['menu'],
  'sign-in-down': ['account'],
  'orders-down': ['orders'],
  'api-down': mockServiceNames,
};

export function isUnplugged(scenario: Scenario | undefined): boolean {
  return scenario?.name === 'offline';
}

export function isSlow(scenario: Scenario | undefined): boolean {
  return scenario?.name === 'slow';
}

export function faultOf(scenario: Scenario | undefined, service: MockServiceName): ServiceError | undefined {
  if (isUnplugged(scenario)) return new ServiceError('network', networkText, 0);
  const down = scenario && servicesDown[scenario.name];
  return down?.includes(service) ? new ServiceError('refused', 'HTTP 503: Service Unavailable', 503) : undefined;
}

/** 'The price has changed' and its like are about what the cart held when the menu was first read in that scenario. */
export function withCart(scenario: Scenario, inCart: readonly string[]): Scenario {
  const needed = scenario.name === 'some-gone' ? 2 : 1;
  return scenario.itemIds || inCart.length < needed ? scenario : { ...scenario, itemIds: inCart };
}

export function menuIn(scenario: Scenario | undefined, menu: readonly Product[]): readonly Product[] {
  const inCart = scenario?.itemIds ?? [];
  switch (scenario?.name) {
    case 'kitchen-closed':
      return [];
    case 'sold-out':
      return menu.map((product) => ({ ...product, quantityAvailable: 0 }));
    case 'big-menu':
      return bigMenu(menu);
    case 'price-changed':
      return menu.map((product) =>
        product.id === inCart[0] ? { ...product, price: sum([product.price, raise]) } : product,
      );
    case 'some-gone':
      return without(menu, inCart.slice(0, Math.floor(inCart.length / 2)));
    case 'all-gone':
      return without(menu, inCart);
    case 'order-timeout':
    case 'payment-declined':
    case 'payment-pending':
    case 'never-came-back':
    case 'email-customer':
    case 'long-history':
    case 'empty-history':
    case 'slow':
    case 'offline':
    case 'menu-down':
    case 'sign-in-down':
    case 'orders-down':
    case 'api-down':
    case undefined:
      return menu;
  }
}

function without(menu: readonly Product[], ids: readonly string[]): readonly Product[] {
  return menu.filter(({ id }) => !ids.includes(id));
}

function bigMenu(menu: readonly Product[]): readonly Product[] {
  return menu.flatMap((product, position) => {
    const copies = Math.floor(bigMenuSize / menu.length) + (position < bigMenuSize % menu.length ? 1 : 0);
    return Array.from({ length: copies }, (_, copy) =>
      copy === 0 ? product : { ...product, id: `${product.id}-${copy + 1}`, name: `${product.name} No. ${copy + 1}` },
    );
  });
}
