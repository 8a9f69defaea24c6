import { describe, expect, it } from 'vitest';
import { asServiceError, type ServiceError } from '../../../src/domain/shared/service-error';
import type { CallRow } from './support/call-row';
import { everyTitledRow } from './support/every-row';
import { faults, type Fault } from './support/faults';
import { HttpShop } from './support/http-shop';

async function meeting(row: CallRow, fault: Fault) {
  const shop = new HttpShop((request, time) => fault.answer(row, request, time));
  const outcome: { error?: ServiceError; value?: unknown; after?: number } = {};
  const startedAt = shop.time.now().getTime();
  const end = () => (outcome.after = shop.time.now().getTime() - startedAt);
  void row
    .make(shop)
    .then((value) => (outcome.value = value))
    .catch((failure: unknown) => (outcome.error = asServiceError(failure)))
    .finally(end);
  await shop.time.advance(40_000);
  return { shop, ...outcome };
}

describe.each(everyTitledRow)('%s', (_call, row) => {
  it.each(Object.entries(faults))('meets %s', async (_fault, fault) => {
    const expected = fault.error(row);
    const ended = expected?.kind === 'sessionEnded';
    const { shop, after, ...outcome } = await meeting(row, fault);
    expect(outcome).toMatchObject(expected ? { error: expected } : { value: row.value });
    expect(after).toBe(expected?.kind === 'timeout' ? (row.timeout ?? 20_000) : 0);
    expect(shop.requests).toHaveLength(1);
    expect(shop.sessions.load() === undefined).toBe(ended);
    expect(shop.authErrorCount).toBe(ended ? 1 : 0);
  });
});
