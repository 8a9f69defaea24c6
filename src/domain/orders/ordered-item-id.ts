import type { CartItem } from '../cart/cart';
import type { Product } from '../menu/product';
import { nameKey } from '../shared/name-list';
import type { Cents } from '../shared/money';
import type { OrderItem } from './order';

/** An item that this browser ordered, as it remembers it. Older versions remember neither price nor quantity. */
export interface RememberedItem {
  readonly itemId: string;
  readonly name: string;
  readonly price?: Cents;
  readonly quantity?: number;
}

/** Each item of an order once. */
export type RememberedItems = readonly RememberedItem[];

type Candidate = Pick<Product, 'id' | 'name' | 'price' | 'portion'>;

export function rememberedItem({ id, name, price, quantity }: CartItem): RememberedItem {
  return { itemId: id, name, price, quantity };
}

/**
 * Returns an id for each line of an order: it is in the reply, or this browser remembers it, or an item of this exact
 * name among `candidates` has it. It is undefined if the line may mean another dish of the same name: the customer chooses.
 */
export function orderedItemIds(
  ordered: readonly OrderItem[],
  remembered: RememberedItems,
  candidates: readonly Candidate[],
): readonly (string | undefined)[] {
  const unused = remembered.filter(({ itemId }) => !ordered.some((line) => line.itemId === itemId));
  const ids = ordered.map((line) => line.itemId ?? takeRow(unused, line)?.itemId);
  return ordered.map((line, position) => {
    if (ids[position] !== undefined) return ids[position];
    const rows = remembered.filter(({ name }) => name === line.itemName);
    if (rows.length === 0) return onlyCandidate(line, ordered, candidates)?.id;
    return (onlyOne(rows) ?? onlyOne(unused.filter((row) => hasPriceOf(row, line))))?.itemId;
  });
}

/** Takes the row that has the line's name, price and quantity. Two dishes that share all three may be exchanged. */
function takeRow(unused: RememberedItem[], line: OrderItem): RememberedItem | undefined {
  const position = unused.findIndex((row) => hasPriceOf(row, line) && row.quantity === line.quantity);
  return position < 0 ? undefined : unused.splice(position, 1)[0];
}

function hasPriceOf(row: Pick<RememberedItem, 'name' | 'price'>, { itemName, unitPrice }: OrderItem): boolean {
  return row.name === itemName && row.price === unitPrice;
}

function onlyCandidate(
  line: OrderItem,
  ordered: readonly OrderItem[],
  candidates: readonly Candidate[],
): Candidate | undefined {
  const named = candidates.filter(({ name }) => name === line.itemName);
  const sized = named.filter(({ portion }) => isSameSize(portion, line.size));
  if (sized.length === 1) return sized[0];
  // If the order has several dishes of this name, the one that the menu still has may be any of them.
  const others = ordered.filter((other) => other.itemName === line.itemName && !isSameDish(other, line));
  if (others.length === 0 && named.length === 1) return named[0];
  if (others.some(({ unitPrice }) => unitPrice === line.unitPrice)) return undefined;
  return onlyOne((sized.length > 0 ? sized : named).filter((candidate) => hasPriceOf(candidate, line)));
}

function isSameDish(one: OrderItem, other: OrderItem): boolean {
  return one.unitPrice === other.unitPrice && (one.size === other.size || isSameSize(one.size, other.size));
}

function isSameSize(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && nameKey(one) === nameKey(other);
}

function onlyOne<Row>(rows: readonly Row[]): Row | undefined {
  return rows.length === 1 ? rows[0] : undefined;
}
