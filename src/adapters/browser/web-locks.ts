import { paths } from '../../domain/shared/paths';
import type { Locks, LockWait, Timers } from '../../domain/shared/ports';
import { ownKey } from '../storage/own-items';
import { cancelledText, ServiceError } from '../../domain/shared/service-error';
import { lockTimeout } from '../../domain/shared/time-limits';

/** A browser that denies storage refuses every request. */
export interface BrowserLocks {
  request<Result>(
    name: string,
    options: { readonly signal: AbortSignal },
    work: () => Promise<Result>,
  ): Promise<Result>;
}

/** Locks span all tabs. Where the browser has no Web Locks, they span only this one. */
export class WebLocks implements Locks {
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(
    private locks: BrowserLocks | undefined,
    private readonly timers: Timers,
    private readonly base: string = paths.home,
  ) {}

  get spanTabs(): boolean {
    return this.locks !== undefined;
  }

  exclusive<Result>(name: string, work: () => Promise<Result>, wait: LockWait): Promise<Result> {
    const { heldText, cancel } = wait;
    const waiting = new AbortController();
    return new Promise((resolve, reject) => {
      const stopWaiting = (error: ServiceError) => {
        stopListening();
        reject(error);
        waiting.abort();
      };
      const stopTimer = this.timers.after(lockTimeout, () => stopWaiting(new ServiceError('locked', heldText)));
      const stopCancelled = () => {
        stopTimer();
        stopWaiting(new ServiceError('cancelled', cancelledText));
      };
      const stopListening = () => cancel?.removeEventListener('abort', stopCancelled);
      if (cancel?.aborted) return stopCancelled();
      cancel?.addEventListener('abort', stopCancelled);
      const begin = async () => {
        if (waiting.signal.aborted) return;
        // Work that has begun is neither cancelled nor limited in time.
        stopListening();
        stopTimer();
        try {
          resolve(await work());
        } catch (failure) {
          reject(failure);
        }
      };
      void this.turn(name, begin, waiting.signal);
    });
  }

  private async turn(name: string, begin: () => Promise<void>, signal: AbortSignal): Promise<void> {
    let turn: Promise<void> | undefined;
    // Work that began before a refusal may still run, so even a lock's holder waits in turn.
    const start = () => {
      turn = (this.queues.get(name) ?? Promise.resolve()).then(begin);
      this.queues.set(name, turn);
      return turn;
    };
    try {
      await this.locks?.request(ownKey(name, this.base), { signal }, start);
    } catch {
      if (signal.aborted) return;
      if (!turn) this.locks = undefined;
    }
    if (!turn) await start();
  }
}
