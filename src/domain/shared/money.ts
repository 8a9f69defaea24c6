declare const unit: unique symbol;
/** Hundredths of the shop's currency, or of an order's own. */
export type Cents = number & { readonly [unit]: 'cents' };

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of cents`);
  return amount as Cents;
}

export function fromDollars(dollars: number): Cents {
  return cents(roundHalfUp(dollars * 100));
}

/** The limit is in dollars. Sums of prices up to it are exact. */
export const maxPrice = 1_000_000;

export function readPrice(dollars: unknown): Cents | undefined {
  if (typeof dollars !== 'number' || !(dollars >= 0 && dollars <= maxPrice)) return undefined;
  return fromDollars(dollars);
}

export function readCurrency(written: string): string | undefined {
  return /^[a-z]{3}$/i.test(written.trim()) ? written.trim().toUpperCase() : undefined;
}

export function hasCents(currency: string): boolean {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits !== 0;
}

export function toDollars(amount: Cents): number {
  return amount / 100;
}

export function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((total, amount) => total + amount, 0));
}

export function times(amount: Cents, quantity: number): Cents {
  return cents(amount * quantity);
}

export function percentOf(amount: Cents, percent: number, step = cents(1)): Cents {
  return times(step, roundHalfUp((amount * percent) / 100 / step));
}

/** Returns the part of `total` that is tax if the tax of `percent` is in its prices. It is a multiple of `step`. */
export function percentWithin(total: Cents, percent: number, step = cents(1)): Cents {
  return times(step, roundHalfUp((total * percent) / (100 + percent) / step));
}

/** 1.005 * 100 is 100.49999999999999 in binary, hence six decimals first. */
function roundHalfUp(value: number): number {
  return Math.floor(Number(value.toFixed(6)) + 0.5);
}
