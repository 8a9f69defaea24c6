import { WindowBrowser } from '../../src/adapters/browser/window-browser';
import { turnAfter, type LockTurns } from '../../src/adapters/browser/lock-turns';
import { WebLocks } from '../../src/adapters/browser/web-locks';
import type { AuthErrorChannel } from '../../src/domain/auth/ports';
import type { Report, Reports } from '../../src/domain/reports/ports';
import type {
  Browser,
  Cancel,
  Clock,
  Connectivity,
  Locks,
  LockWait,
  BackForwardRestore,
  PageVisibility,
  Randomness,
  Subscribe,
  Timers,
} from '../../src/domain/shared/ports';

export class ChangeEmitter<Value> {
  private readonly listeners = new Set<(value: Value) => void>();

  readonly subscribe: Subscribe<Value> = (listener) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  get listenerCount() {
    return this.listeners.size;
  }

  emit(value: Value) {
    for (const listener of this.listeners) listener(value);
  }
}

export function flushPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export class FakeTime implements Clock, Timers {
  private readonly waiting = new Set<{ at: number; readonly work: () => void }>();

  constructor(private instant = new Date('2026-11-20T18:00:00Z')) {}

  now() {
    return this.instant;
  }

  after(milliseconds: number, work: () => void): Cancel {
    const entry = { at: this.instant.getTime() + milliseconds, work };
    this.waiting.add(entry);
    return () => void this.waiting.delete(entry);
  }

  /** The clock is corrected by so much. What waits, waits no longer and no less for it. */
  correct(milliseconds: number) {
    this.instant = new Date(this.instant.getTime() + milliseconds);
    for (const entry of this.waiting) entry.at += milliseconds;
  }

  get waitingCount() {
    return this.waiting.size;
  }

  async advance(milliseconds: number) {
    const end = this.instant.getTime() + milliseconds;
    await flushPromises();
    for (let next = this.nextUntil(end); next; next = this.nextUntil(end)) {
      this.waiting.delete(next);
      this.instant = new Date(next.at);
      next.work();
      await flushPromises();
    }
    this.instant = new Date(end);
  }

  private nextUntil(end: number) {
    return [...this.waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

export class InMemoryLockManager {
  private readonly queues = new Map<string, Promise<unknown>>();

  request<Result>(
    name: string,
    options: { readonly signal: AbortSignal },
    work: () => Promise<Result>,
  ): Promise<Result> {
    const turn = (this.queues.get(name) ?? Promise.resolve()).then(() => {
      options.signal.throwIfAborted();
      return work();
    });
    this.queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }
}

export class InMemoryLockTurns implements LockTurns {
  private readonly turns = new Map<string, number>();

  async next(lock: string, known: number): Promise<number> {
    const turn = turnAfter(known, this.turns.get(lock));
    this.turns.set(lock, turn);
    return turn;
  }
}

export class InMemoryLocks implements Locks {
  readonly spanTabs = true;
  private readonly locks: Locks;

  constructor(time = new FakeTime()) {
    this.locks = new WebLocks(new InMemoryLockManager(), time);
  }

  exclusive<Result>(name: string, work: () => Promise<Result>, wait: LockWait): Promise<Result> {
    return this.locks.exclusive(name, work, wait);
  }
}

/** The first UUID ends in 1. */
export class CountingRandomness implements Randomness {
  private count = 0;

  uuid() {
    return `00000000-0000-4000-8000-${String(++this.count).padStart(12, '0')}`;
  }
}

export class FakeBrowser implements Browser {
  readonly visited: string[] = [];

  constructor(
    readonly origin = 'https://shop.test',
    readonly userAgent = '',
  ) {}

  get home() {
    return this.origin;
  }

  leaveFor(url: string) {
    this.visited.push(url);
  }

  parseUrl(text: string) {
    return new WindowBrowser({ origin: this.origin, assign: () => undefined }, '/', new FakeTime()).parseUrl(text);
  }
}

export class FakeConnectivity implements Connectivity {
  private readonly changes = new ChangeEmitter<boolean>();
  readonly onChange = this.changes.subscribe;

  constructor(private online = true) {}

  isOnline() {
    return this.online;
  }

  become(online: boolean) {
    this.online = online;
    this.changes.emit(online);
  }
}

export class FakePageVisibility implements PageVisibility {
  private readonly changes = new ChangeEmitter<boolean>();
  readonly onChange = this.changes.subscribe;

  constructor(private visible = true) {}

  isVisible() {
    return this.visible;
  }

  become(visible: boolean) {
    this.visible = visible;
    this.changes.emit(visible);
  }
}

export class FakeBackForwardRestore implements BackForwardRestore {
  private readonly returns = new ChangeEmitter<void>();
  readonly onReturn = this.returns.subscribe;

  constructor(private readonly returned = false) {}

  isBackForwardLoad() {
    return this.returned;
  }

  comeBack() {
    this.returns.emit();
  }
}

export class InMemoryReports implements Reports {
  readonly reports: Report[] = [];

  isOn() {
    return true;
  }

  report(report: Report) {
    this.reports.push(report);
  }
}

export class FakeAuthErrorChannel implements AuthErrorChannel {
  private readonly errors = new ChangeEmitter<void>();
  readonly onAuthError = this.errors.subscribe;

  report() {
    this.errors.emit();
  }
}
