import type { Locks, LockWait, Timers } from '../../domain/shared/ports';
import type { JsonStorage } from '../storage/json-storage';
import { turnOf, type LockTurns } from './lock-turns';

const syncLimit = 1000;
const lookAgain = 5;

/**
 * Locks whose work reads what the work before it has stored, in whichever tab. Tabs may run in several processes, and
 * each copies localStorage late, sometimes after it has been given the lock. So each turn ends by storing its number,
 * and the next one waits, for at most a second, until its own copy has that number.
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

  exclusive<Result>(name: string, work: () => Promise<Result>, wait?: LockWait): Promise<Result> {
    const inTurn = async () => {
      const last = await this.inTime(this.turns.last(name), 0);
      await this.untilStored(name, last);
      try {
        return await work();
      } finally {
        await this.end(name, Math.max(last, this.stored(name)) + 1);
      }
    };
    return this.locks.exclusive(name, inTurn, wait);
  }

  private async untilStored(name: string, turn: number): Promise<void> {
    for (let waited = 0; waited < syncLimit && this.stored(name) < turn; waited += lookAgain)
      await new Promise<void>((resume) => void this.timers.after(lookAgain, resume));
  }

  private async end(name: string, turn: number): Promise<void> {
    if (this.storage.write(keyOf(name), turn)) await this.inTime(this.turns.store(name, turn), undefined);
  }

  private stored(name: string): number {
    return turnOf(this.storage.read(keyOf(name)));
  }

  private inTime<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
    return new Promise((resolve) => {
      const giveUp = () => resolve(otherwise);
      const stop = this.timers.after(syncLimit, giveUp);
      work.then(resolve, giveUp).finally(stop);
    });
  }
}

function keyOf(lock: string): string {
  return `${lock}.turn`;
}
