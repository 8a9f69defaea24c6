import { describe, expect, it } from 'vitest';
import { poll } from '../../../src/domain/shared/poll';
import { FakePageVisibility, FakeTime } from '../../support/in-memory-device';

function aPoll(read: () => Promise<'again' | 'done'> = async () => 'again') {
  const time = new FakeTime();
  const visibility = new FakePageVisibility();
  let reads = 0;
  const stop = poll({ timers: time, interval: 1000, visibility }, () => {
    reads += 1;
    return read();
  });
  return { time, visibility, stop, readCount: () => reads };
}

describe('polling', () => {
  it('reads at once when the customer comes back, before the interval is over', async () => {
    const { time, visibility, readCount } = aPoll();
    await time.advance(500);
    visibility.become(false);
    visibility.become(true);
    await time.advance(0);
    expect(readCount()).toBe(2);
    expect(time.waitingCount).toBe(1);
  });

  it('sets no timer when it was stopped during a read', async () => {
    let answer: (next: 'again') => void = () => undefined;
    const { time, stop } = aPoll(() => new Promise((resolve) => (answer = resolve)));
    stop();
    answer('again');
    await time.advance(0);
    expect(time.waitingCount).toBe(0);
  });

  it('does not read twice at a time', async () => {
    const { visibility, readCount } = aPoll(() => new Promise(() => undefined));
    visibility.become(false);
    visibility.become(true);
    expect(readCount()).toBe(1);
  });
});
