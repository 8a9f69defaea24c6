export const address = { line1: '2811 Swiss Avenue', city: 'Dallas', zip: '75204', mobile: '214-555-0188' };

/**
 * Runs in the page. A recent address may fold the fields at any moment until one of them has the focus, so both happen
 * in one step.
 */
export function focusAddress(): void {
  const field = document.getElementById('checkout-addressLine1');
  if (field?.closest('[hidden]')) document.querySelector<HTMLElement>('[aria-controls="checkout-address"]')?.click();
  field?.focus();
}
