import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../../src/ui/when-idle';

describe('work for an idle moment', () => {
  let done = 0;
  const work = () => void (done += 1);
  beforeEach(() => {
    done = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  it('a browser that has no idle callbacks does the work a second later, unless it is cancelled', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    whenIdle(work);
    const cancel = whenIdle(work);
    vi.advanceTimersByTime(999);
    expect(done).toBe(0);
    cancel();
    vi.advanceTimersByTime(1);
    expect(done).toBe(1);
  });
});
