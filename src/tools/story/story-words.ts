import type { Cart } from '../../domain/cart/cart';
import type { UnavailableLine } from '../../domain/cart/cart-review';
import { formatMoney } from '../../ui/format/format-money';

export type Telling<Outcome = boolean> = AsyncGenerator<string, Outcome>;

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });

export function list(texts: readonly string[]): string {
  return conjunction.format(texts);
}

export function piecesOf(cart: Cart): string {
  return list(cart.map(({ quantity, name }) => `${quantity} ${name}`));
}

export function reasonOf({ item, reason }: UnavailableLine): string {
  switch (reason.kind) {
    case 'gone':
      return `${item.name} is gone`;
    case 'renamed':
      return `${item.name} is now ${reason.newName}`;
    case 'priceChanged':
      return `${item.name} now costs ${formatMoney(reason.to)}, not ${formatMoney(reason.from)}`;
    case 'onlyLeft':
      return `of ${item.name} only ${reason.left} are left`;
  }
}
