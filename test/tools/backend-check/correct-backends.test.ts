import { describe, expect, it } from 'vitest';
import type { CheckPlan } from '../../../src/tools/backend-check/check-state';
import { formatFinding, isFailure } from '../../../src/tools/backend-check/report/report';
import type { Fault } from '../../../src/tools/mock-api/faults';
import { aCartItem } from '../../support/builders';
import { ContractFixture } from '../../support/contract-shops';
import { aSample } from '../../support/sample-shop';
import { checkMockApi } from './check-mock-api';
import {
  countingCarts,
  countingOrders,
  deliveringInLeeds,
  forgettingTokens,
  hidingNone,
  promisingDays,
  refusingGuests,
  refusingNone,
  takingBodiesOf,
  type Carts,
  type Wrap,
} from './counting-backend';

interface Backend {
  readonly left?: number;
  readonly wrap?: Wrap;
  readonly carts?: Carts;
  readonly plan?: Pick<CheckPlan, 'address' | 'mobile'>;
  readonly faults?: Readonly<Record<string, Fault>>;
}

const inLeeds = { line1: '1 High St', city: 'Leeds', state: '', postalCode: 'LS1 4AP', country: 'United Kingdom' };

/** The check runs with `--write` and `--pickup`. */
async function check({ left, wrap = (api) => api, carts = [], plan = {}, faults = {} }: Backend) {
  const products = aSample().products.map((product) => ({ ...product, quantityAvailable: left ?? 0 }));
  const fixture = await ContractFixture.open(aSample(left === undefined ? {} : { products }));
  const taken: Record<string, unknown>[] = [];
  const { findings, left: remains } = await checkMockApi({
    fixture,
    write: true,
    wrap: (api) => wrap(countingOrders(api, taken)),
    faults,
    plan: { offersPickup: true, carts, ...plan },
  });
  const failing = (strict: boolean) =>
    findings.filter((finding) => isFailure(finding, strict)).map((finding) => formatFinding(finding, strict));
  return { failing, fixture, remains, taken, titles: findings.map(({ title }) => title) };
}

describe('a correct backend', () => {
  it.each<[string, Backend]>([
    ['counts some items', {}],
    ['tells no number of what is sold out', { wrap: hidingNone }],
    ['promises days without hours', { wrap: promisingDays }],
    ['delivers in Leeds alone', { wrap: deliveringInLeeds, plan: { address: inLeeds, mobile: '+447400123456' } }],
    ['has 20 pieces of each item', { left: 20 }],
    ['has 99 pieces of each item', { left: 99 }],
    ['has 150 pieces of each item', { left: 150 }],
    ['has two pieces of each item', { left: 2 }],
    ['has one piece of each item', { left: 1 }],
    ['lets carts have two pieces at most', { left: 2, wrap: countingCarts }],
    ['lets carts have one piece at most', { left: 1, wrap: countingCarts }],
    ['lets carts have two pieces and never none', { left: 2, wrap: (api) => refusingNone(countingCarts(api)) }],
    ['lets carts have one piece and never none', { left: 1, wrap: (api) => refusingNone(countingCarts(api)) }],
    ['serves both carts', { carts: ['server', 'server-token'] }],
    ['has carts of cookies alone', { wrap: forgettingTokens }],
    ['has carts of cookies alone, as its shop', { wrap: forgettingTokens, carts: ['server'] }],
    ['has carts of customers alone', { wrap: refusingGuests }],
    ['has carts of customers alone, as its shop', { wrap: refusingGuests, carts: ['server-token'] }],
    ['takes bodies of at most 5,000,000 bytes', { wrap: takingBodiesOf(5_000_000) }],
  ])('passes that %s', async (_which, backend) => {
    expect((await check(backend)).failing(true)).toEqual([]);
  });

  const noCall = '{"successResponse":false,"errorMessage":"There is no such call."}';
  const noCancel = { 'POST /api/v1/orders/{id}/cancel': { kind: 'status', status: 404, body: noCall } } as const;

  it.each([undefined, 20, 150])(
    'a correct backend without order.cancel keeps its stock, of %s pieces',
    async (left) => {
      const { failing, taken } = await check({ ...(left === undefined ? {} : { left }), faults: noCancel });
      expect(failing(false)).toEqual([]);
      const ofCounted = taken.filter(({ itemId }) => left !== undefined || itemId === 'oat');
      expect(Math.max(...ofCounted.map(({ quantity }) => Number(quantity)))).toBeLessThanOrEqual(2);
    },
  );

  it('gives back what was ordered', async () => {
    const { taken, remains } = await check({ left: 150 });
    expect(taken).toContainEqual(expect.objectContaining({ quantity: 99 }));
    expect(remains.filter((text) => text.includes('order')).every((text) => text.includes('cancelled'))).toBe(true);
  });

  it.each([
    ['more than one is left', 2, true],
    ['one is left', 1, false],
  ])("gets another customer's order of the same key only where %s", async (_when, left, expected) => {
    expect((await check({ left })).titles.includes("with another customer's key")).toBe(expected);
  });
});

describe('a backend of other carts than its shop', () => {
  it.each<[string, Carts, Wrap, string]>([
    [
      'guests are refused',
      ['server'],
      refusingGuests,
      'status: expected a cart without a token, as VITE_CART=server needs',
    ],
    [
      'tokens are not looked at',
      ['server-token'],
      forgettingTokens,
      'items: expected classic-chip, added with the same token, as VITE_CART=server-token needs',
    ],
    [
      'guests are refused, and tokens not looked at',
      [],
      (api) => refusingGuests(forgettingTokens(api)),
      'items: expected 1 of classic-chip, got 0',
    ],
  ])('is named where %s', async (_where, carts, wrap, expected) => {
    expect((await check({ carts, wrap })).failing(false)).toContainEqual(expect.stringContaining(expected));
  });
});

describe('the account of a token that is not for tests', () => {
  it('keeps the cart that the token names', async () => {
    const fixture = await ContractFixture.open();
    const { user } = fixture.signInDemoCustomer();
    const item = aCartItem({ quantity: 2 });
    fixture.services.changeCart(user.id, { kind: 'add', item });
    await checkMockApi({ fixture, write: true });
    expect(fixture.services.cart(user.id)).toMatchObject([item]);
  });
});
