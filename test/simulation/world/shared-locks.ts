import { WebLocks, type BrowserLocks } from '../../../src/adapters/browser/web-locks';
import type { Locks, Timers } from '../../../src/domain/shared/ports';
import { InMemoryLockTurns } from '../../support/in-memory-device';

interface LockPage {
  whenAwake(work: () => void): void;
}

interface Turn {
  readonly page: LockPage;
  readonly start: () => void;
}

/**
 * A page that goes away gives up what it holds and what it waits for. One that is frozen keeps what it holds, and gets
 * what it waits for without a chance to use it.
 */
export class SharedLocks {
  readonly turns = new InMemoryLockTurns();
  /** The first of each queue holds the lock. */
  private readonly queues = new Map<string, Turn[]>();

  constructor(private readonly hasWebLocks: boolean) {}

  of(page: LockPage, timers: Timers): Locks {
    return new WebLocks(this.hasWebLocks ? this.managerOf(page) : undefined, timers);
  }

  managerOf(page: LockPage): BrowserLocks {
    return {
      request: (name, { signal }, work) =>
        new Promise((resolve, reject) => {
          const queue = this.queues.get(name) ?? [];
          this.queues.set(name, queue);
          const turn: Turn = {
            page,
            start: () =>
              page.whenAwake(() => {
                if (signal.aborted) return this.end(queue, turn);
                work()
                  .then(resolve, reject)
                  .finally(() => this.end(queue, turn));
              }),
          };
          signal.addEventListener('abort', () => {
            reject(signal.reason);
            if (queue[0] !== turn) this.end(queue, turn);
          });
          queue.push(turn);
          if (queue[0] === turn) turn.start();
        }),
    };
  }

  get isHeld(): boolean {
    return [...this.queues.values()].some((queue) => queue.length > 0);
  }

  isUsedBy(page: unknown): boolean {
    return [...this.queues.values()].some((queue) => queue.some((turn) => turn.page === page));
  }

  forget(page: object): void {
    for (const queue of this.queues.values())
      for (const turn of queue.filter((other) => other.page === page)) this.end(queue, turn);
  }

  private end(queue: Turn[], turn: Turn): void {
    const position = queue.indexOf(turn);
    if (position < 0) return;
    queue.splice(position, 1);
    if (position === 0) queue[0]?.start();
  }
}
