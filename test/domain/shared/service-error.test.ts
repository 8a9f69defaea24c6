import { describe, expect, it } from 'vitest';
import {
  asServiceError,
  isOutage,
  isRefusal,
  networkText,
  orUndefined,
  hasNoAnswer,
  samplesNotForSale,
  ServiceError,
  sessionExpiredText,
  timeoutText,
} from '../../../src/domain/shared/service-error';

describe('service error', () => {
  it('is an error with a kind, a text for the customer and a status', () => {
    const error = new ServiceError('refused', 'Order not found', 404);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'ServiceError', kind: 'refused', message: 'Order not found', status: 404 });
  });

  it('is distinguished from a bug, which is thrown on', () => {
    const error = new ServiceError('network', 'offline', 0);
    const bug = new TypeError('x is not a function');
    expect(asServiceError(error)).toBe(error);
    expect(() => asServiceError(bug)).toThrow(bug);
  });

  it.each([
    ['timeout', true],
    ['network', true],
    ['refused', false],
    ['invalidReply', false],
    ['sessionEnded', false],
    ['cancelled', false],
  ] as const)('service error of kind %s leaves the outcome unknown: %s', (kind, unknown) => {
    expect(hasNoAnswer(new ServiceError(kind, 'text'))).toBe(unknown);
  });

  it.each([
    ['network', undefined, true],
    ['timeout', 408, true],
    ['refused', 500, true],
    ['refused', 499, false],
    ['refused', undefined, false],
    ['invalidReply', 500, false],
  ] as const)('service error of kind %s with status %s is an outage: %s', (kind, status, expected) => {
    expect(isOutage(new ServiceError(kind, 'text', status))).toBe(expected);
  });

  it.each([
    ['refused', 400, true],
    ['refused', 499, true],
    ['refused', 408, false],
    ['refused', 409, false],
    ['refused', 500, false],
    ['refused', undefined, false],
    ['invalidReply', 400, false],
  ] as const)('service error of kind %s with status %s means that nothing was done: %s', (kind, status, expected) => {
    expect(isRefusal(new ServiceError(kind, 'text', status))).toBe(expected);
  });

  it('can be treated as no answer; a bug cannot', async () => {
    const bug = new TypeError('x is not a function');
    expect(await orUndefined(Promise.resolve(7))).toBe(7);
    expect(await orUndefined(Promise.reject(new ServiceError('network', 'offline', 0)))).toBeUndefined();
    await expect(orUndefined(Promise.reject(bug))).rejects.toBe(bug);
  });

  it('has these texts', () => {
    expect([samplesNotForSale, sessionExpiredText, timeoutText, networkText]).toEqual([
      "We can't reach our menu right now, so the items shown are samples. They can't be ordered.",
      'Your session has expired. Please sign in again.',
      'Request timeout. The server took too long to respond.',
      'Network connection error. Please check your internet connection.',
    ]);
  });
});
