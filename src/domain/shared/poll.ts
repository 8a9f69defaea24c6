import type { Cancel, PageVisibility, Timers } from './ports';

interface PollOptions {
  readonly timers: Timers;
  /** The time from the end of a read to the next one. */
  readonly interval: number;
  readonly visibility?: PageVisibility;
}

/** The next read never comes earlier, even if the customer returns. */
interface BackOff {
  readonly wait: number;
}

/** Reads at once and again until `done`. `isStopped` tells a late read that its result is unwanted. */
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
