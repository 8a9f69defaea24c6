import { describe, expect, it } from 'vitest';
import { receiptText } from '../../../src/ui/payment/receipt-texts';
import { anOrder } from '../../support/builders';

describe('message of the payment page', () => {
  it.each([
    ['PENDING_PAYMENT', 'Your payment is being confirmed.'],
    ['PAID', 'Paid. The kitchen confirms your order next.'],
    ['CONFIRMED', 'The kitchen has your order.'],
    ['IN_PREPARATION', 'Your order is in the kitchen now.'],
    ['DELIVERED', 'We have your order.'],
    ['AWAITING_COURIER_SLOT', 'We have your order.'],
    ['CANCELLED', 'This order was cancelled.'],
    ['PAYMENT_FAILED', "Your payment didn't go through."],
    ['REJECTED', "The kitchen couldn't take this order."],
    ['DELIVERY_FAILED', "We couldn't deliver this order."],
  ])('%s: %s', (status, message) => {
    expect(receiptText(anOrder({ status }))).toBe(message);
  });

  it.each(['ASSIGNED', 'ON_HOLD', 'CANCELLED', 'PAYMENT_FAILED', 'REJECTED', 'DELIVERY_FAILED'])(
    "is the service's own for %s, if it sends one",
    (status) => {
      expect(receiptText(anOrder({ status, statusMessage: 'The oven broke.' }))).toBe('The oven broke.');
    },
  );

  it('is never an unreadable text of the service', () => {
    const order = anOrder({ status: 'PAYMENT_FAILED', statusMessage: '<script>alert(1)</script>' });
    expect(receiptText(order)).toBe("Your payment didn't go through.");
  });

  it("is never the service's own for a pending order", () => {
    const order = anOrder({ status: 'PENDING_PAYMENT', statusMessage: 'Paid!' });
    expect(receiptText(order)).toBe('Your payment is being confirmed.');
  });

  it('does not mention delivery for a pickup', () => {
    const order = anOrder({ status: 'DELIVERY_FAILED', fulfillmentType: 'PICKUP' });
    expect(receiptText(order)).toBe("We couldn't hand over this order.");
    expect(receiptText({ ...order, status: 'REJECTED' })).toBe("The kitchen couldn't take this order.");
  });
});
