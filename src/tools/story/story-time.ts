import type { Cancel, Clock, Timers } from '../../domain/shared/ports';

interface Waiting {
  readonly at: number;
  readonly work: () => void;
}

/** A timer waits for other work, then moves the clock to its own time and fires. */
export class StoryTime implements Clock, Timers {
  private readonly waiting = new Set<Waiting>();

  constructor(private instant: Date) {}

  now(): Date {
    return this.instant;
  }

  after(milliseconds: number, work: () => void): Cancel {
    const entry = { at: this.instant.getTime() + milliseconds, work };
    this.waiting.add(entry);
    setImmediate(() => this.passTo(entry));
    return () => void this.waiting.delete(entry);
  }

  private passTo(entry: Waiting): void {
    if (!this.waiting.delete(entry)) return;
    this.instant = new Date(Math.max(entry.at, this.instant.getTime()));
    entry.work();
  }
}
