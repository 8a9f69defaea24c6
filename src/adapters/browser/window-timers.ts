import type { Cancel, Timers } from '../../domain/shared/ports';

export class WindowTimers implements Timers {
  after(milliseconds: number, work: () => void): Cancel {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  }
}
