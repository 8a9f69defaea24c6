import type { MockOrder } from '../../adapters/mock/orders/mock-order';
import type { CustomerLedger } from './customer-ledger';
import type { Pieces, StoredPending } from './stored-shop';

export interface Held {
  readonly orders: readonly MockOrder[];
  readonly since: Date;
  readonly cart: Pieces;
  readonly pending: readonly StoredPending[];
}

interface Places {
  readonly inCart: number;
  readonly inPending: number;
  readonly ordered: number;
  /** `lost`: missing from the cart. `doubled`: in the cart and in an order. */
  readonly lost: number;
  readonly doubled: number;
}

export interface TortureCounts extends Places {
  readonly wanted: number;
  readonly made: number;
  readonly waiting: number;
  readonly violations: readonly string[];
}

export function placesOf(ledger: CustomerLedger, { cart, pending }: Pick<Held, 'cart' | 'pending'>): Places {
  const expected = ledger.expected(pending);
  const differences = [...new Set([...expected.keys(), ...cart.keys()])].map(
    (id) => (expected.get(id) ?? 0) - (cart.get(id) ?? 0),
  );
  return {
    inCart: total(cart.values()),
    inPending: total(pending.filter(hasLeft).flatMap(({ items }) => [...items.values()])),
    ordered: ledger.ordered,
    lost: total(differences.filter((difference) => difference > 0)),
    doubled: total(differences.filter((difference) => difference < 0).map(Math.abs)),
  };
}

function hasLeft({ stage }: StoredPending): boolean {
  return stage === 'awaitingPayment' || stage === 'restoring';
}

function total(numbers: Iterable<number>): number {
  return [...numbers].reduce((sum, number) => sum + number, 0);
}
