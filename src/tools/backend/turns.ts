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
 * A queue of limited length. Every network has its line and the lines take turns, so a network that sends much waits longer. If the
 * queue is full, a request is refused before any work is done, or it takes the place of one whose line is fuller. A request whose
 * customer has gone is dropped when its turn comes. A request that has had a turn is finished: it may wait again, however full the
 * queue is.
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
    // A turn that ends is handed over, so no other request comes in between.
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
      // It waits after all others.
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
