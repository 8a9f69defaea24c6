import { maxItemQuantity } from '../../../domain/cart/cart';
import { fieldOf, formatValue, type Difference } from '../rules/compare';
import type { CheckPlan, CheckState, LimitedRow } from './check-state';
import { limitNotice } from './limit-notice';
import { isSoldOut } from './menu-filter-steps';
import { expectCheckoutUrl, hasPieces, noOrder, nothingToOrder, orderId, orderOf } from './order-steps';
import { listAt, textAt, textsOf, withId, type Step } from './step';
import { wasCancelled } from './stranger-steps';

export function limitedRow(rows: readonly unknown[], wanted?: string): LimitedRow | undefined {
  const ids = rows.map((row) => textAt(row, 'menuItemId'));
  const row = rows.find((one) => {
    const id = textAt(one, 'menuItemId');
    const left = fieldOf(one, 'quantityAvailable');
    const isCounted = Number.isInteger(left) && Number(left) > 0 && Number(left) < maxItemQuantity;
    const isOfferedOnce = ids.filter((other) => other === id).length === 1;
    const isWanted = wanted === undefined || id === wanted;
    return isWanted && isOfferedOnce && isCounted && !isSoldOut(one);
  });
  const id = textAt(row, 'menuItemId');
  return id === undefined ? undefined : { id, left: Number(fieldOf(row, 'quantityAvailable')) };
}

/** Orders made since the menu was read have changed what is left. */
export function readStock(title: string): Step {
  return {
    call: 'menu.today',
    title,
    writes: true,
    needs: ['order.place'],
    onlyIf: ({ orderable }) => orderable !== undefined,
    given: () => ({}),
    learn: (reply, state) => {
      state.schedule = listAt(reply, 'scheduledMenusDetails');
      state.limited &&= limitedRow(state.schedule, state.limited.id);
    },
  };
}

/** Pieces that cannot be given back are missing from the menu of the next run. */
const piecesOf = ({ limited, left }: CheckState): number => (wasCancelled(left) ? (limited?.left ?? 0) : 1);

/** A menu may leave out what is sold out, or its number. Undefined if it no longer says how many are left. */
const leftOf = (reply: unknown, { limited }: CheckState): number | undefined => {
  const row = listAt(reply, 'scheduledMenusDetails').find((one) => textAt(one, 'menuItemId') === limited?.id);
  const left = fieldOf(row, 'quantityAvailable') ?? (row === undefined || isSoldOut(row) ? 0 : undefined);
  return typeof left === 'number' ? left : undefined;
};
const stockDifference = (expected: string, got: number | undefined): Difference => ({
  field: 'scheduledMenusDetails[].quantityAvailable',
  expected,
  got: formatValue(got),
});

interface OrderKeys {
  readonly ofLast: string;
  readonly ofPickup: string;
  readonly ofMany: string;
}

export function stockSteps(keys: OrderKeys, { offersPickup }: Pick<CheckPlan, 'offersPickup'>): readonly Step[] {
  const hasLimited = ({ limited }: CheckState) => limited !== undefined;
  const hasOrderOfLast = ({ lastOrderId }: CheckState) => lastOrderId !== undefined;
  return [
    {
      call: 'order.place',
      title: 'for pickup',
      writes: true,
      needs: ['menu.today', 'order.place'],
      given: (state) => {
        if (!state.orderable) return nothingToOrder;
        if (!state.orderWasPlaced) return noOrder;
        const { deliveryInfo: _none, ...body } = orderOf(state, state.orderable.id, 1);
        return { body: { ...body, fulfillmentType: 'PICKUP' }, headers: { 'Idempotency-Key': keys.ofPickup } };
      },
      ...(offersPickup ? {} : { mayRefuseWith: [400, 409, 422] }),
      rule: (reply) => {
        const [got, fee] = [textAt(reply, 'order', 'fulfillmentType'), textAt(reply, 'order', 'deliveryFee')];
        return [
          ...[expectCheckoutUrl(reply) ?? []].flat(),
          ...(got === undefined || got === 'PICKUP'
            ? []
            : [{ field: 'order.fulfillmentType', expected: 'PICKUP, as ordered', got }]),
          ...(Number(fee ?? 0) === 0
            ? []
            : [{ field: 'order.deliveryFee', expected: '0 for a pickup', got: `${fee}` }]),
        ];
      },
      learn: (reply, state) => {
        state.pickupOrderId = orderId(reply);
        state.left.set('pickup order', `an order, ${state.pickupOrderId ?? 'without an id in the reply'}`);
      },
    },
    readStock('before ordering more pieces'),
    {
      call: 'order.place',
      title: `of ${maxItemQuantity} pieces`,
      writes: true,
      needs: ['menu.today', 'order.place'],
      onlyIf: (state) => hasPieces(state, wasCancelled(state.left) ? maxItemQuantity : Infinity),
      given: (state) =>
        state.orderable && state.orderWasPlaced
          ? {
              body: orderOf(state, state.orderable.id, maxItemQuantity),
              headers: { 'Idempotency-Key': keys.ofMany },
            }
          : noOrder,
      rule: expectCheckoutUrl,
      learn: (reply, state) => {
        state.largeOrderId = orderId(reply);
        state.left.set('large order', `an order, ${state.largeOrderId ?? 'without an id in the reply'}`);
      },
      tolerated: true,
    },
    {
      call: 'order.place',
      title: 'of what is left',
      writes: true,
      needs: ['menu.today', 'order.place'],
      onlyIf: hasLimited,
      given: (state) =>
        state.limited && state.orderWasPlaced
          ? { body: orderOf(state, state.limited.id, piecesOf(state)), headers: { 'Idempotency-Key': keys.ofLast } }
          : noOrder,
      rule: expectCheckoutUrl,
      learn: (reply, state) => {
        state.lastOrderId = orderId(reply);
        state.left.set('order of the last', `an order, ${state.lastOrderId ?? 'without an id in the reply'}`);
      },
    },
    {
      call: 'menu.today',
      title: 'after ordering what is left',
      writes: true,
      needs: ['order.place'],
      onlyIf: hasOrderOfLast,
      given: () => ({}),
      rule: (reply, state) => {
        const [got, expected] = [leftOf(reply, state), (state.limited?.left ?? 0) - piecesOf(state)];
        return got !== undefined && got <= expected ? undefined : stockDifference(`${expected}`, got);
      },
    },
    {
      call: 'order.mine',
      title: 'limited to one of several',
      writes: true,
      needs: ['order.place'],
      given: ({ pickupOrderId, lastOrderId }) =>
        (pickupOrderId ?? lastOrderId) === undefined ? noOrder : { query: { limit: 1 } },
      notices: (reply) => limitNotice(reply, 'orders', 1),
    },
    {
      call: 'order.mine',
      title: 'after several orders',
      writes: true,
      needs: ['order.place'],
      given: ({ orderWasPlaced }) => (orderWasPlaced ? { query: { limit: 200 } } : noOrder),
      rule: (reply, { placedOrderId, lastOrderId, pickupOrderId }) => {
        const listed = textsOf(listAt(reply, 'orders'), 'id');
        return [placedOrderId, lastOrderId, pickupOrderId].flatMap((id) =>
          id === undefined || listed.has(id) ? [] : [{ field: 'orders', expected: `${id} among them`, got: 'others' }],
        );
      },
    },
    {
      call: 'order.mine',
      title: 'without a limit',
      writes: true,
      needs: ['order.place'],
      given: ({ orderWasPlaced }) => (orderWasPlaced ? {} : noOrder),
      notices: (reply) =>
        listAt(reply, 'orders').length > 0 ? [] : [{ field: 'orders', expected: 'some orders', got: 'none' }],
    },
    cancelStep('of many pieces', 'large order', ({ largeOrderId }) => largeOrderId),
    cancelStep('of the pickup', 'pickup order', ({ pickupOrderId }) => pickupOrderId),
    cancelStep('of what was left', 'order of the last', ({ lastOrderId }) => lastOrderId),
    {
      call: 'menu.today',
      title: 'after canceling what was left',
      writes: true,
      needs: ['order.place', 'order.cancel'],
      onlyIf: ({ left }) => left.get('order of the last')?.includes('cancelled') === true,
      given: () => ({}),
      notices: (reply, state) => {
        const [got, before = 0] = [leftOf(reply, state), state.limited?.left];
        return got !== undefined && got >= before ? [] : [stockDifference(`${before} again`, got)];
      },
    },
  ];
}

export function cancelStep(title: string, place: string, find: (state: CheckState) => string | undefined): Step {
  return {
    call: 'order.cancel',
    title,
    writes: true,
    needs: ['order.place'],
    onlyIf: (state) => find(state) !== undefined && wasCancelled(state.left),
    given: withId(find, noOrder),
    learn: (_reply, state) => state.left.set(place, `an order, cancelled, ${find(state)}`),
  };
}
