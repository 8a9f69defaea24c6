import { makeAutoObservable } from 'mobx';
import type { Cancel, Clock, Timers } from '../../domain/shared/ports';

/**
 * It must equal `--carousel-interval`, in which `hero.css` fills the progress bar.
 * @public The specification names the period.
 */
export const slidePeriod = 4000;

/**
 * A slide whose picture takes longer is shown before it, because a press on Next must be answered.
 * @public A slide that comes with its picture is tested within this time.
 */
export const picturePatience = 1000;

type Prepare = (index: number) => Promise<void>;

export class CarouselViewModel {
  index = 0;
  /** The slide that was shown before; the first one until the slides have moved. */
  former = 0;
  moved = false;
  stopped = true;
  private count = 1;
  private hovered = false;
  private focused = false;
  /** Focus in the carousel stops the slides, but not once the customer has pressed Play, which has the focus itself. */
  private playsDespiteFocus = false;
  private left = slidePeriod;
  private shownAt = 0;
  private cancel: Cancel | undefined;
  private wantedIndex = 0;
  private prepare: Prepare | undefined;

  constructor(
    private readonly timers: Timers,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get turning(): boolean {
    return !this.stopped && !this.hovered && (!this.focused || this.playsDespiteFocus);
  }

  load(count: number, prefersReducedMotion: () => boolean, prepare?: Prepare): void {
    this.count = count;
    this.prepare = prepare;
    this.stopped = prefersReducedMotion();
    this.run();
  }

  dispose(): void {
    this.wantedIndex = this.index;
    this.rest();
    this.stopped = true;
  }

  show(index: number): void {
    this.rest();
    const wanted = (index + this.count) % this.count;
    this.wantedIndex = wanted;
    if (!this.prepare) return this.turnTo(wanted);
    const wait = new Promise<void>((resume) => void this.timers.after(picturePatience, resume));
    void Promise.race([this.prepare(wanted), wait]).then(() => this.wantedIndex === wanted && this.turnTo(wanted));
  }

  private turnTo(index: number): void {
    this.former = this.index;
    this.index = index;
    this.moved = true;
    this.left = slidePeriod;
    this.run();
  }

  next(): void {
    this.show(this.index + 1);
  }

  previous(): void {
    this.show(this.index - 1);
  }

  toggle(): void {
    this.stopped = !this.stopped;
    this.playsDespiteFocus = !this.stopped;
    this.run();
  }

  hover(hovered: boolean): void {
    this.hovered = hovered;
    this.run();
  }

  focus(focused: boolean): void {
    if (this.focused && !focused && !this.playsDespiteFocus) this.stopped = true;
    if (!focused) this.playsDespiteFocus = false;
    this.focused = focused;
    this.run();
  }

  private run(): void {
    this.rest();
    if (!this.turning) return;
    this.shownAt = this.clock.now().getTime();
    this.cancel = this.timers.after(this.left, () => this.next());
  }

  private rest(): void {
    if (!this.cancel) return;
    this.cancel();
    this.cancel = undefined;
    // A clock that was set back meanwhile must not make the slide stay.
    this.left -= Math.max(0, this.clock.now().getTime() - this.shownAt);
  }
}
