import type { Cancel, PageVisibility, Timers } from './ports';

interface PollOptions {
  readonly timers: Timers;
  /** ms between the end of a read and the next one. */
  readonly interval: number;
  /** If given, polling rests while the customer cannot see the page. */
  readonly visibility?: PageVisibility;
}

/** The next read comes after `wait` ms, and no earlier even if the customer comes back to the page. */
interface BackOff {
  readonly wait: number;
}

/**
 * Reads at once, then again and again until a read answers `done` or the returned function is called. `isStopped` tells
 * a read that ends later that its result is no longer wanted.
 */
export function poll(
  { timers, interval, visibility }: PollOptions,
  read: (isStopped: () => boolean) => Promise<'again' | 'done' | BackOff>,
): Cancel {
  let state: 'reading' | 'waiting' | 'over' = 'waiting';
  let isBackingOff = false;
  let cancelTimer: Cancel = () => undefined;

  const readNow = async (): Promise<void> => {
    state = 'reading';
    const next = await read(isOver);
    if (isOver()) return;
    state = next === 'done' ? 'over' : 'waiting';
    if (next === 'done') return;
    isBackingOff = next !== 'again';
    cancelTimer = timers.after(next === 'again' ? interval : next.wait, () => {
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
