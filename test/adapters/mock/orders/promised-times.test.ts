import { describe, expect, it } from 'vitest';
import { promisedTimes } from '../../../../src/adapters/mock/orders/promised-times';
import { aDay } from '../../../support/builders';

const days = [aDay('2026-11-22')] as const;

describe('the mock kitchen writes a promise', () => {
  it('a promised window is stated as its ends', () => {
    const window = { from: new Date('2026-11-22T17:00:00Z'), to: new Date('2026-11-22T19:00:00Z') };
    expect(promisedTimes({ days, window })).toEqual({ scheduledFor: window.from, promisedBy: window.to });
  });

  it('promised days are stated as the first and the last', () => {
    const last = aDay('2026-11-23');
    expect(promisedTimes({ days })).toEqual({ scheduledFor: days[0], promisedBy: days[0] });
    expect(promisedTimes({ days: [days[0], last] })).toEqual({ scheduledFor: days[0], promisedBy: last });
  });
});
