import { accountRows } from './account-rows';
import type { CallRow } from './call-row';
import { cartAndContactRows } from './cart-and-contact-rows';
import { menuRows } from './menu-rows';
import { orderRows } from './order-rows';

/** Written out, so that a change of a call fails a test. */
export const everyRow: readonly CallRow[] = [...menuRows, ...accountRows, ...cartAndContactRows, ...orderRows];

export const everyTitledRow: [string, CallRow][] = everyRow.map((row) => [row.call, row]);
