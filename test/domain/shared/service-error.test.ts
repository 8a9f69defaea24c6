import { describe, expect, it } from 'vitest';
import { asServiceError, outcomeIsUnknown, ServiceError } from '../../../src/domain/shared/service-error';

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
  ] as const)('of kind %s leaves the outcome unknown: %s', (kind, unknown) => {
    expect(outcomeIsUnknown(new ServiceError(kind, 'text'))).toBe(unknown);
  });
});
