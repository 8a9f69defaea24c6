/** Stripe counts these in whole units, and others in hundredths: https://docs.stripe.com/currencies#zero-decimal */
const wholeUnits: readonly string[] = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');

export function toStripeAmount(cents: number, currency: string): number {
  return cents / centsPerUnit(currency);
}

export function fromStripeAmount(amount: number, currency: string): number {
  return amount * centsPerUnit(currency);
}

function centsPerUnit(currency: string): number {
  return wholeUnits.includes(currency.toUpperCase()) ? 100 : 1;
}
