import { Script } from 'node:vm';
import type { VirtualTime } from '../../simulation/world/virtual-time';

type Work = () => void;

/** In which a slow phone draws. */
const frame = 16;
const untilIdle = 20;

/** Passes time in a page, by the time of the device. `run` runs the work of a page that is still there. */
export function timeOfPage(time: VirtualTime, run: (work: Work) => void): Record<string, unknown> {
  const now = () => time.now().getTime();
  const loadedAt = now();
  const waiting = new Map<number, Work>();
  let last = 0;
  const start = (work: Work, milliseconds = 0, id = ++last): number => {
    const stop = time.after(milliseconds, () => {
      waiting.delete(id);
      run(work);
    });
    waiting.set(id, stop);
    return id;
  };
  const startEach = (work: Work, milliseconds = 0): number => {
    const id = ++last;
    const next = (): unknown =>
      start(
        () => {
          next();
          run(work);
        },
        Math.max(1, milliseconds),
        id,
      );
    next();
    return id;
  };
  const stop = (id: unknown) => {
    waiting.get(Number(id))?.();
    waiting.delete(Number(id));
  };
  const soon = (work: Work) => void setImmediate(() => run(work));
  return {
    setTimeout: (work: Work, milliseconds?: number) => start(work, milliseconds),
    clearTimeout: stop,
    setInterval: (work: Work, milliseconds?: number) => startEach(work, milliseconds),
    clearInterval: stop,
    setImmediate: soon,
    requestAnimationFrame: (work: (at: number) => void) => start(() => work(now() - loadedAt), frame),
    cancelAnimationFrame: stop,
    requestIdleCallback: (work: (deadline: object) => void) =>
      start(() => work({ didTimeout: false, timeRemaining: () => 50 }), untilIdle),
    cancelIdleCallback: stop,
    MessageChannel: class {
      readonly port1 = { onmessage: (_event: object): void => undefined, close: () => undefined };
      readonly port2 = { postMessage: (data: unknown) => soon(() => this.port1.onmessage({ data })) };
    },
    timeOfDevice: now,
    sinceLoad: () => now() - loadedAt,
  };
}

/** A realm has its own Date. */
export const clockScript = new Script(`{
  const now = timeOfDevice;
  const RealDate = Date;
  globalThis.Date = class Date extends RealDate {
    constructor(...parts) { if (parts.length === 0) super(now()); else super(...parts); }
    static now() { return now(); }
  };
}`);
