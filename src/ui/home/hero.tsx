import { observer } from 'mobx-react-lite';
import { useCallback, useRef, type ReactNode } from 'react';
import { CarouselViewModel } from '../../view-models/home/carousel.view-model';
import { prefersReducedMotion } from '../reduced-motion';
import { useShop } from '../shop-context';
import { useViewModel } from '../view-model-context';
import { HeroSlide } from './hero-slide';
import { classNames } from '../components/class-names';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide';
import { IconButton } from '../components/buttons/icon-button';

interface HeroProps {
  /** Each slide that has no text shows it. */
  readonly promise: ReactNode;
  readonly takesOrders: boolean;
}

/**
 * This is the W3C carousel pattern: the controls come first, and slides pause while the pointer or the focus is inside.
 *
 * The ground of a slide fades in over the ground of the former one, because a browser fades a layer without painting it.
 * A color in transition would paint the whole stage sixty times a second.
 */
export const Hero = observer(function Hero({ promise, takesOrders }: HeroProps) {
  const { hero } = useShop();
  const section = useRef<HTMLElement>(null);
  const decode = useCallback(async (slide: number) => {
    const picture = section.current?.querySelectorAll('img')[slide];
    if (picture) picture.loading = 'eager';
    await picture?.decode().catch(() => undefined);
  }, []);
  const carousel = useViewModel(CarouselViewModel, hero.length, prefersReducedMotion, decode);
  const { index, former, moved, turning, stopped } = carousel;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses the slides
    <section
      className={classNames('hero', !turning && 'is-paused', stopped && 'is-static')}
      aria-roledescription="carousel"
      aria-label="Highlights"
      id="home"
      ref={section}
      onMouseEnter={() => carousel.hover(true)}
      onMouseLeave={() => carousel.hover(false)}
      onFocus={() => carousel.focus(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) carousel.focus(false);
      }}
    >
      <div className="hero__stage" data-ground={former + 1}>
        {moved && <div key={index} className="hero__ground" data-ground={index + 1} />}
        <div className="wrap">
          <HeroBar carousel={carousel} />
          <div aria-live={turning ? 'off' : 'polite'}>
            {hero.map((slide, position) => (
              <HeroSlide
                key={slide.title}
                slide={slide}
                promise={promise}
                takesOrders={takesOrders}
                position={position}
                count={hero.length}
                shown={position === index}
                moves={moved}
              />
            ))}
          </div>
        </div>
      </div>
      <div className="hero__edge">
        <div className="edge" data-ground={former + 1} />
        {moved && <div key={index} className="edge" data-ground={index + 1} />}
      </div>
    </section>
  );
});

const HeroBar = observer(function HeroBar({ carousel }: { readonly carousel: CarouselViewModel }) {
  const { hero } = useShop();
  const { stopped, index, toggle, previous, next } = carousel;
  return (
    <div className="hero__bar">
      <IconButton label={stopped ? 'Play slides' : 'Pause slides'} icon={stopped ? Play : Pause} onClick={toggle} />
      <div className="hero__dots" role="group" aria-label="Choose slide">
        {hero.map(({ title }, position) => (
          <button
            key={title}
            type="button"
            aria-label={`Slide ${position + 1}: ${title}`}
            aria-current={position === index}
            onClick={() => carousel.show(position)}
          >
            <i />
          </button>
        ))}
      </div>
      <div className="hero__arrows">
        <IconButton label="Previous slide" icon={ArrowLeft} onClick={previous} />
        <IconButton label="Next slide" icon={ArrowRight} onClick={next} />
      </div>
    </div>
  );
});
