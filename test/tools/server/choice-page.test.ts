import { expect, it } from 'vitest';
import { choicePage } from '../../../src/tools/server/choice-page';

it('a page for development shows as text what a link or an order says', () => {
  const page = choicePage('<i>Pay</i>', 'Order <b>1</b>', [['pay', 'Pay & go']]);
  expect(page).not.toMatch(/<[ib]>/);
  expect(page).toContain('Order &#60;b&#62;1');
});
