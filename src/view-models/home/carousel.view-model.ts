import { makeAutoObservable } from 'mobx';
import type { Cancel, Clock, Timers } from '../../domain/shared/ports';

/** ms that a slide is shown; the stylesheet's progress bar takes as long. */
export const slidePeriod = 4000;

/** Slides that turn by themselves until somebody looks closer. */
export class CarouselViewModel {
  index = 0;
  /** Turned at least once; the first slide is there without moving in. */
  moved = false;
  /** Stays still until Play is pressed. */
  stopped = true;
  private count = 1;
  private hovered = false;
  private focused = false;
  /** Play was pressed while the focus was inside, so the focus no longer holds the slides. */
  private wanted = false;
  private left = slidePeriod;
  private shownAt = 0;
  private cancel: Cancel | undefined;

  constructor(
    private readonly timers: Timers,
    private readonly clock: Clock,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get turning(): boolean {
    return !this.stopped && !this.hovered && (!this.focused || this.wanted);
  }

  /** Under reduced motion nothing turns until Play is pressed. */
  load(count: number, reducedMotion: boolean): void {
    this.count = count;
    this.stopped = reducedMotion;
    this.run();
  }

  dispose(): void {
    this.rest();
    this.stopped = true;
  }

  show(index: number): void {
    this.rest();
    this.index = (index + this.count) % this.count;
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
    this.wanted = !this.stopped;
    this.run();
  }

  hover(hovered: boolean): void {
    this.hovered = hovered;
    this.run();
  }

  /** Once the focus was inside, nothing turns again by itself. */
  focus(focused: boolean): void {
    if (this.focused && !focused && !this.wanted) this.stopped = true;
    if (!focused) this.wanted = false;
    this.focused = focused;
    this.run();
  }

  /** Goes on where the slide was held. */
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
    this.left -= this.clock.now().getTime() - this.shownAt;
  }
}
