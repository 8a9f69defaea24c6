import type { Cancel, PageVisibility, Timers } from './ports';
import type { ServiceError } from './service-error';

/** A service that asks for a longer wait gets this one. */
const maxRetryAfter = 3_600_000;

interface PollOptions {
  readonly timers: Timers;
  /** The time from the end of a read to the next one. */
  readonly interval: number;
  /** Failures in a row double the wait up to this. If it is not given, the wait is always the interval. */
  readonly maxBackOff?: number;
  /** Polling rests while the page is hidden, and reads at once when the customer returns. */
  readonly visibility?: PageVisibility;
}

/** After a failure the next read comes no earlier than the service asked for, even if the customer returns. */
interface Failed {
  readonly failure: ServiceError;
}

/** Reads at once and again until `done`. `isStopped` tells a late read that its result is unwanted. */
export function poll(
  { timers, interval, maxBackOff = interval, visibility }: PollOptions,
  read: (isStopped: () => boolean) => Promise<'again' | 'done' | Failed>,
): Cancel {
  let state: 'reading' | 'waiting' | 'over' = 'waiting';
  let isBackingOff = false;
  let backOff = interval;
  let cancelTimer: Cancel = () => undefined;

  const waitAfter = (next: 'again' | Failed): number => {
    isBackingOff = next !== 'again';
    const wait = next === 'again' ? interval : Math.max(backOff, Math.min(next.failure.retryAfter ?? 0, maxRetryAfter));
    backOff = next === 'again' ? interval : Math.min(backOff * 2, maxBackOff);
    return wait;
  };
  const readNow = async (): Promise<void> => {
    state = 'reading';
    const next = await read(isOver);
    if (isOver()) return;
    state = next === 'done' ? 'over' : 'waiting';
    if (next === 'done') return;
    cancelTimer = timers.after(waitAfter(next), () => {
      isBackingOff = false;
      readIfVisible();
    });
  };
  const isOver = () => state === 'over';
  const readIfVisible = () => {
    if (state === 'waiting' && visibility?.isVisible() !== false) void readNow();
  };
  const stopListening = visibility?.onChange(() => {
    if (isBackingOff) return;
    cancelTimer();
    readIfVisible();
  });

  void readNow();
  return () => {
    state = 'over';
    cancelTimer();
    stopListening?.();
  };
}
