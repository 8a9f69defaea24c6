import { shopTime } from '../../domain/shop/opening-hours';
import type { Clock } from '../../domain/shared/ports';

const hourLength = 60 * 60 * 1000;

export class ShiftedClock implements Clock {
  constructor(
    private readonly clock: Clock,
    private readonly ahead: number,
  ) {}

  now(): Date {
    return new Date(this.clock.now().getTime() + this.ahead);
  }
}

export class DemoClock implements Clock {
  constructor(
    private readonly device: Clock,
    private readonly timeZone: string,
    private readonly hour: number | undefined,
  ) {}

  now(): Date {
    const now = this.device.now();
    if (this.hour === undefined) return now;
    return new Date(now.getTime() + (this.hour - shopTime(now, this.timeZone).hour) * hourLength);
  }
}
