import type { Cancel, Clock } from '../../../src/domain/shared/ports';

interface Entry {
  readonly at: number;
  readonly work: () => void;
}

/** Nothing happens between two entries, so the same seed makes the same story. */
export class VirtualTime implements Clock {
  private readonly entries = new Set<Entry>();
  private readonly works = new Set<Promise<unknown>>();

  constructor(private instant = Date.parse('2026-11-20T18:00:00Z')) {}

  now(): Date {
    return new Date(this.instant);
  }

  after(milliseconds: number, work: () => void): Cancel {
    const entry = { at: this.instant + milliseconds, work };
    this.entries.add(entry);
    return () => void this.entries.delete(entry);
  }

  /** Virtual time does not pass during work that takes real time. */
  async during<Result>(work: Promise<Result>): Promise<Result> {
    this.works.add(work);
    try {
      return await work;
    } finally {
      this.works.delete(work);
    }
  }

  get waiting(): number {
    return this.entries.size;
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.instant + milliseconds;
    await this.runPromises();
    for (let next = this.nextUntil(end); next; next = this.nextUntil(end)) {
      this.entries.delete(next);
      this.instant = Math.max(this.instant, next.at);
      next.work();
      await this.runPromises();
    }
    this.instant = end;
  }

  private async runPromises(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.works.size === 0) return;
    await Promise.allSettled(this.works);
    await this.runPromises();
  }

  private nextUntil(end: number): Entry | undefined {
    let next: Entry | undefined;
    for (const entry of this.entries) if (entry.at <= end && (!next || entry.at < next.at)) next = entry;
    return next;
  }
}
