import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from './refusal';

/** The request in hand. Work that no request asked for has none. */
export interface RequestInHand {
  readonly isGone: () => boolean;
  readonly admittedTo: Set<Turns>;
}
export const requestInHand = new AsyncLocalStorage<RequestInHand | undefined>();

const refusedForNow = () => new Refusal(503, 'Many people are ordering right now. Please try again in a moment.');

/**
 * A queue with an end. A request that finds it full is refused before any work is done, and one whose customer has gone is
 * dropped when its turn comes. What has begun is finished: later turns of the same request wait, however full the queue is.
 */
export class Turns {
  private working = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    const who = requestInHand.getStore();
    const isNew = who !== undefined && !who.admittedTo.has(this);
    if (this.working < this.atOnce) this.working++;
    else {
      if (isNew && this.waiting.length >= this.maxWaiting) throw refusedForNow();
      // Who ends a turn hands it over, so nobody comes in between.
      await new Promise<void>((begin) => this.waiting.push(begin));
    }
    try {
      if (isNew && who.isGone()) throw refusedForNow();
      who?.admittedTo.add(this);
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.working--;
    }
  }
}
