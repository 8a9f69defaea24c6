import { expect, it } from 'vitest';
import type { Refusal } from '../../../src/tools/backend/refusal';
import { requestInHand, Turns } from '../../../src/tools/backend/turns';

const refusedForNow = { statusCode: 503, retryAfter: 5 };

/** Work that goes on until it is told to end. */
function heldWork() {
  let end = (): void => undefined;
  const isEnded = new Promise<void>((resolve) => (end = resolve));
  return { work: () => isEnded, end };
}

const asRequest = <Result>(work: () => Promise<Result>, isGone = () => false, from = '192.0.2.1') =>
  requestInHand.run({ from, isGone, admittedTo: new Set() }, work);

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

/** Twenty requests of one network wait, and one of another comes last. */
function crowd(turns: Turns) {
  const held = heldWork();
  const done: string[] = [];
  const press = (name: string, from: string) =>
    asRequest(() => turns.take(async () => void done.push(name)), undefined, from).catch(
      ({ statusCode, retryAfter }: Refusal) => void done.push(`${name}: ${statusCode}, after ${retryAfter} s`),
    );
  const first = asRequest(() => turns.take(held.work));
  const strangers = Array.from({ length: 20 }, (_, number) => press(`stranger ${number}`, '192.0.2.1'));
  const customer = press('customer', '192.0.2.2');
  const all = async () => {
    held.end();
    await Promise.all([first, ...strangers, customer]);
    return done;
  };
  return { all };
}

it('a network that sends much waits for itself: another one comes next', async () => {
  const done = await crowd(new Turns(1, 100)).all();
  expect(done.slice(0, 3)).toEqual(['stranger 0', 'customer', 'stranger 1']);
  expect(done).toHaveLength(21);
});

it('a full queue refuses the last of the fullest line, and not the customer who comes then', async () => {
  const done = await crowd(new Turns(1, 5)).all();
  expect(done.filter((name) => !name.endsWith(': 503, after 5 s'))).toEqual([
    'stranger 0',
    'customer',
    'stranger 1',
    'stranger 2',
    'stranger 3',
  ]);
});
