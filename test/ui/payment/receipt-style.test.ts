import { expect, it } from 'vitest';
import { receiptStyleOf } from '../../../src/ui/payment/receipt-style';

it('a receipt shows a status that the shop does not know as one that waits, not as a success', () => {
  expect(receiptStyleOf('EXPIRED')).toEqual(receiptStyleOf('PAYMENT_PROCESSING'));
  expect(receiptStyleOf('EXPIRED')).not.toEqual(receiptStyleOf('DELIVERED'));
});
