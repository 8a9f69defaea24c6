import type { Cancel, Clock } from '../../../src/domain/shared/ports';

interface Entry {
  readonly at: number;
  readonly work: () => void;
}

function runPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Nothing happens between two entries, so the same seed makes the same story. */
export class VirtualTime implements Clock {
  private readonly entries = new Set<Entry>();

  constructor(private instant = Date.parse('2026-11-20T18:00:00Z')) {}

  now(): Date {
    return new Date(this.instant);
  }

  after(milliseconds: number, work: () => void): Cancel {
    const entry = { at: this.instant + milliseconds, work };
    this.entries.add(entry);
    return () => void this.entries.delete(entry);
  }

  get waiting(): number {
    return this.entries.size;
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.instant + milliseconds;
    await runPromises();
    for (let next = this.nextUntil(end); next; next = this.nextUntil(end)) {
      this.entries.delete(next);
      this.instant = Math.max(this.instant, next.at);
      next.work();
      await runPromises();
    }
    this.instant = end;
  }

  private nextUntil(end: number): Entry | undefined {
    let next: Entry | undefined;
    for (const entry of this.entries) if (entry.at <= end && (!next || entry.at < next.at)) next = entry;
    return next;
  }
}
