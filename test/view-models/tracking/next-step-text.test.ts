import { describe, expect, it } from 'vitest';
import { nextStepText } from '../../../src/view-models/tracking/next-step-text';

const words = { making: 'baking' };

describe('the next step', () => {
  it.each([
    ['PENDING_PAYMENT', 'DELIVERY', 'Next: your payment is confirmed.'],
    ['PAID', 'DELIVERY', 'Next: the kitchen confirms your order and starts baking.'],
    ['CONFIRMED', 'PICKUP', 'Next: the kitchen starts baking.'],
    ['ASSIGNED', 'DELIVERY', 'Next: the kitchen starts baking.'],
    ['PREPARING', 'DELIVERY', 'Next: we pack it for the driver.'],
    ['PREPARING', 'PICKUP', 'Next: we pack it for you to pick up.'],
    ['READY_FOR_DELIVERY', 'DELIVERY', 'Next: a driver picks it up.'],
    ['READY_FOR_PICKUP', 'PICKUP', "It's ready. Come pick it up."],
    ['READY_FOR_PICKUP', 'DELIVERY', 'Next: a driver picks it up.'],
    ['OUT_FOR_DELIVERY', 'DELIVERY', 'Next: the driver brings it to your door.'],
    ['DELIVERED', 'DELIVERY', "It's arrived."],
    ['DELIVERED', 'PICKUP', 'You picked it up.'],
    ['CANCELLED', 'DELIVERY', "This order won't be made."],
    ['PAYMENT_FAILED', 'DELIVERY', "The payment didn't go through, so this order wasn't made."],
    ['REJECTED', 'DELIVERY', "The shop couldn't take this order."],
    ['DELIVERY_FAILED', 'DELIVERY', "We couldn't deliver this order."],
    ['ON_HOLD', 'DELIVERY', "We'll show what's next as soon as we know."],
  ] as const)('the next step of %s, %s', (status, fulfillmentType, text) => {
    expect(nextStepText({ status, fulfillmentType }, words)).toBe(text);
  });

  it('of a pickup without a fulfillment type is told by its status', () => {
    expect(nextStepText({ status: 'READY_FOR_PICKUP' }, words)).toBe("It's ready. Come pick it up.");
    expect(nextStepText({ status: 'READY_FOR_DELIVERY' }, words)).toBe('Next: a driver picks it up.');
  });
});
