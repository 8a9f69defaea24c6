import type { Locks } from '../../domain/shared/ports';

/** Locks that span all tabs of the browser. Without Web Locks they cover this tab only. */
export class WebLocks implements Locks {
  readonly spanTabs: boolean;
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(private readonly locks: Pick<LockManager, 'request'> | undefined) {
    this.spanTabs = locks !== undefined;
  }

  async exclusive<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (this.locks) return this.locks.request(name, work);
    const turn = (this.queues.get(name) ?? Promise.resolve()).then(work);
    this.queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }
}
