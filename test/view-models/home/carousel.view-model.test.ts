import { describe, expect, it } from 'vitest';
import { CarouselViewModel, slidePeriod } from '../../../src/view-models/home/carousel.view-model';
import { FakeTime, flushPromises } from '../../support/in-memory-device';

function aCarousel({ reducedMotion = false } = {}) {
  const time = new FakeTime();
  const carousel = new CarouselViewModel(time, time);
  carousel.load(5, () => reducedMotion);
  return { carousel, time };
}

describe('carousel', () => {
  it('is stopped until loaded', () => {
    const time = new FakeTime();
    expect(new CarouselViewModel(time, time).turning).toBe(false);
    expect(time.waitingCount).toBe(0);
  });

  it('advances every 4 s, and from the last slide to the first', async () => {
    const { carousel, time } = aCarousel();
    await time.advance(3999);
    expect(carousel.index).toBe(0);
    await time.advance(1);
    expect(carousel.index).toBe(1);
    await time.advance(4 * slidePeriod);
    expect(carousel.index).toBe(0);
  });

  it('shows a slide once it can be shown as a whole, and of two the later one', async () => {
    const time = new FakeTime();
    const carousel = new CarouselViewModel(time, time);
    const ready: (() => void)[] = [];
    carousel.load(
      5,
      () => true,
      () => new Promise((resolve) => ready.push(resolve)),
    );
    carousel.show(1);
    carousel.show(3);
    await flushPromises();
    expect(carousel.index).toBe(0);
    for (const settle of ready) settle();
    await flushPromises();
    expect(carousel.index).toBe(3);
  });

  it('shows a slide after a second although its picture never comes', async () => {
    const time = new FakeTime();
    const carousel = new CarouselViewModel(time, time);
    carousel.load(
      5,
      () => true,
      () => new Promise(() => undefined),
    );
    carousel.next();
    await time.advance(999);
    expect(carousel.index).toBe(0);
    await time.advance(1);
    expect(carousel.index).toBe(1);
  });

  it('keeps no slide for longer than its time because the clock of the device was set back', async () => {
    const { carousel, time } = aCarousel();
    time.correct(-3_600_000);
    carousel.hover(true);
    carousel.hover(false);
    await time.advance(slidePeriod);
    expect(carousel.index).toBe(1);
  });

  it('pauses on hover and continues with the time left', async () => {
    const { carousel, time } = aCarousel();
    await time.advance(3000);
    carousel.hover(true);
    await time.advance(60_000);
    expect(carousel.index).toBe(0);
    expect(carousel.turning).toBe(false);
    carousel.hover(false);
    await time.advance(999);
    expect(carousel.index).toBe(0);
    await time.advance(1);
    expect(carousel.index).toBe(1);
  });

  it('pauses on focus and does not restart by itself', async () => {
    const { carousel, time } = aCarousel();
    carousel.focus(true);
    await time.advance(60_000);
    carousel.focus(false);
    await time.advance(60_000);
    expect(carousel.index).toBe(0);
    expect(carousel.stopped).toBe(true);
  });

  it('stops and plays by its button, even while focused', async () => {
    const { carousel, time } = aCarousel();
    carousel.focus(true);
    carousel.toggle();
    expect(carousel.stopped).toBe(true);
    carousel.toggle();
    await time.advance(slidePeriod);
    expect(carousel.index).toBe(1);
    carousel.focus(false);
    expect(carousel.turning).toBe(true);
    carousel.focus(true);
    expect(carousel.turning).toBe(false);
  });

  it('is stopped under reduced motion until Play is pressed', async () => {
    const { carousel, time } = aCarousel({ reducedMotion: true });
    await time.advance(60_000);
    expect(carousel.index).toBe(0);
    carousel.toggle();
    await time.advance(slidePeriod);
    expect(carousel.index).toBe(1);
  });

  it('shows a chosen slide for the full time', async () => {
    const { carousel, time } = aCarousel();
    await time.advance(3000);
    carousel.show(3);
    await time.advance(3999);
    expect(carousel.index).toBe(3);
    await time.advance(1);
    expect(carousel.index).toBe(4);
  });

  it('goes back from the first slide to the last', () => {
    const { carousel } = aCarousel();
    carousel.previous();
    expect(carousel.index).toBe(4);
  });

  it('remembers the slide whose ground the next one fades over', () => {
    const { carousel } = aCarousel();
    expect(carousel.former).toBe(0);
    carousel.show(2);
    carousel.show(4);
    expect([carousel.former, carousel.index]).toEqual([2, 4]);
  });

  it('leaves no timer behind', () => {
    const { carousel, time } = aCarousel();
    carousel.dispose();
    expect(time.waitingCount).toBe(0);
  });
});
