import { describe, expect, it } from 'vitest';
import { CheckoutIntent } from '../../../src/domain/checkout/checkout-intent';
import { InMemoryIntent } from '../../support/in-memory';
import { FakeTime } from '../../support/in-memory-device';

const minutes = 60_000;

function noted(notedAt?: Date) {
  const time = new FakeTime(new Date('2026-11-20T18:00:00Z'));
  const intents = new InMemoryIntent(notedAt);
  return { time, intents, intent: new CheckoutIntent(intents, time) };
}

describe('checkout intent', () => {
  it('starts checkout after sign-in, once', () => {
    const { intent } = noted();
    intent.note();
    expect(intent.consume()).toBe(true);
    expect(intent.consume()).toBe(false);
  });

  it('does not start checkout without a press', () => {
    expect(noted().intent.consume()).toBe(false);
  });

  it('is cleared when the modal is dismissed', () => {
    const { intent, intents } = noted();
    intent.note();
    intent.forget();
    expect(intents.value).toBeUndefined();
    expect(intent.consume()).toBe(false);
  });

  it.each([
    ['just under 30 minutes', 30 * minutes - 1, true],
    ['30 minutes', 30 * minutes, false],
    ['a day', 24 * 60 * minutes, false],
  ])('checkout intent after %s: %d ms, %s', async (_age, milliseconds, starts) => {
    const { intent, time } = noted();
    intent.note();
    await time.advance(milliseconds);
    expect(intent.consume()).toBe(starts);
  });

  it('starts checkout when the clock was set back by minutes, and not by half an hour', () => {
    expect(noted(new Date('2026-11-20T18:29:59Z')).intent.consume()).toBe(true);
    expect(noted(new Date('2026-11-20T18:30:00Z')).intent.consume()).toBe(false);
  });

  it('is used up by an attempt that came too late', async () => {
    const { intent, intents, time } = noted();
    intent.note();
    await time.advance(31 * minutes);
    intent.consume();
    expect(intents.value).toBeUndefined();
  });
});
