import { expect, it } from 'vitest';
import { requestInHand, Turns } from '../../../src/tools/backend/turns';

const refusedForNow = { statusCode: 503, retryAfter: 5 };

/** Work that goes on until it is told to end. */
function heldWork() {
  let end = (): void => undefined;
  const isEnded = new Promise<void>((resolve) => (end = resolve));
  return { work: () => isEnded, end };
}

const asRequest = <Result>(work: () => Promise<Result>, isGone = () => false) =>
  requestInHand.run({ isGone, admittedTo: new Set() }, work);

it('a queue that is full refuses a request before its work, and takes the next one when a turn has ended', async () => {
  const turns = new Turns(1, 1);
  const held = heldWork();
  const first = asRequest(() => turns.take(held.work));
  const second = asRequest(() => turns.take(async () => 'second'));
  let isDone = false;
  await expect(asRequest(() => turns.take(async () => (isDone = true)))).rejects.toMatchObject(refusedForNow);
  held.end();
  await first;
  expect(await second).toBe('second');
  expect(await asRequest(() => turns.take(async () => 'fourth'))).toBe('fourth');
  expect(isDone).toBe(false);
});

it('a queue drops what it waits to do for somebody who has gone', async () => {
  const turns = new Turns(1, 1);
  const held = heldWork();
  const first = asRequest(() => turns.take(held.work));
  let isGone = false;
  let isDone = false;
  const second = asRequest(
    () => turns.take(async () => (isDone = true)),
    () => isGone,
  );
  isGone = true;
  held.end();
  await first;
  await expect(second).rejects.toMatchObject(refusedForNow);
  expect(isDone).toBe(false);
});

it('a request that has begun is finished, and work that no request asked for is never refused', async () => {
  const turns = new Turns(1, 0);
  const held = heldWork();
  const begun = asRequest(async () => {
    await turns.take(async () => undefined);
    const rest = turns.take(async () => 'rest');
    held.end();
    return rest;
  });
  const ofNobody = turns.take(held.work);
  const alsoOfNobody = turns.take(async () => 'work');
  expect(await begun).toBe('rest');
  await ofNobody;
  expect(await alsoOfNobody).toBe('work');
});

it('a turn that fails is over', async () => {
  const turns = new Turns(1, 1);
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take(async () => 'next')).toBe('next');
});
