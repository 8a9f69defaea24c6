import * as fc from 'fast-check';
import { paths } from '../../../src/domain/shared/paths';
import type { ShopPage } from '../world/shop-page';
import type { World } from '../world/world';
import { canConfirm, confirm } from './checkout-steps';
import { canOrder, order } from './order-steps';
import { nameOf, onPage, Step } from './step';

const tab = fc.constantFrom(0, 1);

/** Without Web Locks, tabs that order within seconds can order twice. */
const canFreeze = ({ load }: ShopPage, { hasWebLocks, tabs }: World) =>
  hasWebLocks && tabs.every(({ page }) => page?.load === load || page?.load.isFrozen !== true);

const ordering = tab.map((at) =>
  onPage(
    at,
    'confirms an order, and is frozen by the browser before the reply',
    (page, world) => canFreeze(page, world) && (canConfirm(page) || canOrder(page)),
    async (page, world) => {
      if (canConfirm(page)) confirm(page, world);
      else await order(page, world);
      page.load.freeze();
    },
  ),
);

const reading = tab.map((at) =>
  onPage(
    at,
    'goes to My Orders, and is frozen by the browser before the reply',
    (page, world) => canFreeze(page, world) && page.session.isSignedIn,
    (page) => {
      page.go(paths.orders);
      page.load.freeze();
    },
  ),
);

const wake = tab.map(
  (at) =>
    new Step(
      `Tab ${nameOf(at)}: runs again`,
      ({ tabs }) => tabs[at]?.isFrozen === true,
      ({ tabs }) => tabs[at]?.page?.load.thaw(),
    ),
);

export const freezeSteps = [ordering, reading, wake, wake];
