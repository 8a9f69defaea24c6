import type { Locks } from '../../domain/shared/ports';

/** The browser's `LockManager`. It refuses all requests where the browser denies storage. */
interface BrowserLocks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

/** Locks that span all tabs of the browser. Without Web Locks they cover this tab only. */
export class WebLocks implements Locks {
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(private locks: BrowserLocks | undefined) {}

  get spanTabs(): boolean {
    return this.locks !== undefined;
  }

  async exclusive<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    let turn: Promise<Result> | undefined;
    // In turn even with a lock: work that began before the browser refused may still be running.
    const start = () => {
      turn = (this.queues.get(name) ?? Promise.resolve()).then(work, work);
      this.queues.set(name, turn);
      return turn;
    };
    try {
      await this.locks?.request(name, start);
    } catch {
      if (!turn) this.locks = undefined;
    }
    return turn ?? start();
  }
}
