import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from './refusal';

/** The request in hand. Work that no request asked for has none. */
export interface RequestInHand {
  /** The network that it comes from. */
  readonly from: string;
  readonly isGone: () => boolean;
  readonly admittedTo: Set<Turns>;
}
export const requestInHand = new AsyncLocalStorage<RequestInHand | undefined>();

const refusedForNow = () => new Refusal(503, 'Many people are ordering right now. Please try again in a moment.');

interface Waiting {
  readonly isNew: boolean;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * A queue with an end, in which every network has a line of its own and the lines take turns: whoever sends much waits for itself. A
 * request that finds it full is refused before any work is done, or takes the place of one whose line is fuller. One whose customer has
 * gone is dropped when its turn comes. What has begun is finished: later turns of the same request wait, however full the queue is.
 */
export class Turns {
  private working = 0;
  private waiting = 0;
  /** In the order of their next turns. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    const who = requestInHand.getStore();
    const isNew = who !== undefined && !who.admittedTo.has(this);
    if (this.working < this.atOnce) this.working++;
    // Who ends a turn hands it over, so nobody comes in between.
    else await this.wait(who?.from ?? '', isNew);
    try {
      if (isNew && who.isGone()) throw refusedForNow();
      who?.admittedTo.add(this);
      return await work();
    } finally {
      const next = this.next();
      if (next) next.begin();
      else this.working--;
    }
  }

  private wait(from: string, isNew: boolean): Promise<void> {
    const line = this.lines.get(from) ?? [];
    if (isNew && this.waiting >= this.maxWaiting) this.refuseOneBeside(line);
    return new Promise<void>((begin, reject) => {
      line.push({ isNew, begin, refuse: () => reject(refusedForNow()) });
      this.lines.set(from, line);
      this.waiting++;
    });
  }

  /** Makes a place in the queue by refusing the last of the fullest line; throws if no line is fuller than this one. */
  private refuseOneBeside(line: readonly Waiting[]): void {
    const [from, fullest] = [...this.lines].reduce<[string, Waiting[]]>(
      (found, one) => (newOf(one[1]) > newOf(found[1]) ? one : found),
      ['', []],
    );
    if (newOf(fullest) <= newOf(line) + 1) throw refusedForNow();
    const [last] = fullest.splice(
      fullest.findLastIndex(({ isNew }) => isNew),
      1,
    );
    if (fullest.length === 0) this.lines.delete(from);
    this.waiting--;
    last?.refuse();
  }

  private next(): Waiting | undefined {
    for (const [from, line] of this.lines) {
      const [first] = line.splice(0, 1);
      this.waiting--;
      // Behind all others.
      this.lines.delete(from);
      if (line.length > 0) this.lines.set(from, line);
      return first;
    }
    return undefined;
  }
}

function newOf(line: readonly Waiting[]): number {
  return line.filter(({ isNew }) => isNew).length;
}
