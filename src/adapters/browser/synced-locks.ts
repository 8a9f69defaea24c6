import type { Locks, LockWait, Timers } from '../../domain/shared/ports';
import { cancelledText, ServiceError } from '../../domain/shared/service-error';
import type { JsonStorage } from '../storage/json-storage';
import { turnOf, type LockTurns } from './lock-turns';

const maxWait = 1000;
const lookAgain = 5;

/**
 * Under these locks, work reads what the work before it has stored, in whichever tab that was. Browsers with several
 * processes copy localStorage late, so a tab may have the lock before its copy is new. Therefore each turn has a number,
 * which it stores when its work is done. The next turn waits at most a second until the copy of its tab has that number.
 */
export class SyncedLocks implements Locks {
  constructor(
    private readonly locks: Locks,
    private readonly storage: JsonStorage,
    private readonly turns: LockTurns,
    private readonly timers: Timers,
  ) {}

  get spanTabs(): boolean {
    return this.locks.spanTabs;
  }

  exclusive<Result>(name: string, work: () => Promise<Result>, wait: LockWait): Promise<Result> {
    const inTurn = async () => {
      const turn = await this.limited(this.turns.next(name, this.stored(name)));
      if (turn === undefined) return work();
      await this.untilStored(name, turn - 1);
      try {
        if (wait.cancel?.aborted) throw new ServiceError('cancelled', cancelledText);
        return await work();
      } finally {
        this.storage.write(keyOf(name), turn);
      }
    };
    return this.locks.exclusive(name, inTurn, wait);
  }

  /** One timer ends the wait. A count of looks would not, because a hidden tab looks only once a second or less. */
  private async untilStored(name: string, turn: number): Promise<void> {
    const wait = new AbortController();
    const stop = this.timers.after(maxWait, () => wait.abort());
    while (!wait.signal.aborted && this.stored(name) < turn)
      await new Promise<void>((resume) => void this.timers.after(lookAgain, resume));
    stop();
  }

  private stored(name: string): number {
    return turnOf(this.storage.read(keyOf(name)));
  }

  /** The number is undefined if the browser refuses or takes too long. */
  private limited<Value>(work: Promise<Value>): Promise<Value | undefined> {
    return new Promise((resolve) => {
      const giveUp = () => resolve(undefined);
      const stop = this.timers.after(maxWait, giveUp);
      work.then(resolve, giveUp).finally(stop);
    });
  }
}

function keyOf(lock: string): string {
  return `${lock}.turn`;
}
