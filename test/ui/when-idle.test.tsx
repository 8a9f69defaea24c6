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

  it('work for an idle moment is done a second later in a browser without idle callbacks, unless it is cancelled', () => {
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
