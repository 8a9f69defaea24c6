import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import type { ShopPromise } from '../../domain/menu/shop-promise';
import { CarouselViewModel } from '../../view-models/home/carousel.view-model';
import { SectionEdge } from '../components/section-edge';
import { prefersReducedMotion } from '../reduced-motion';
import { useShop } from '../shop-context';
import { useViewModel } from '../view-model-context';
import { HeroBar } from './hero-bar';
import { HeroSlide } from './hero-slide';
import { classNames } from '../components/class-names';

/** The W3C carousel pattern: controls first; slides pause while the pointer or the focus is inside. */
export const Hero = observer(function Hero({ promise }: { readonly promise: ShopPromise | undefined }) {
  const { hero } = useShop();
  const carousel = useViewModel(CarouselViewModel);
  const { index, turning, stopped } = carousel;

  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    carousel.load(hero.length, prefersReducedMotion(), (slide) => decodePicture(section.current, slide));
    return carousel.dispose;
  }, [carousel, hero]);
  useHoverAndFocus(section, carousel);

  return (
    <section
      className={classNames('hero', !turning && 'is-paused', stopped && 'is-static')}
      data-slide={index + 1}
      aria-roledescription="carousel"
      aria-label="Highlights"
      id="home"
      ref={section}
    >
      <div className="hero__stage">
        <div className="wrap">
          <HeroBar carousel={carousel} />
          <div aria-live={turning ? 'off' : 'polite'}>
            {hero.map((slide, position) => (
              <HeroSlide
                key={slide.title}
                slide={slide}
                promise={promise}
                position={position}
                count={hero.length}
                shown={position === index}
                moves={carousel.moved}
              />
            ))}
          </div>
        </div>
      </div>
      <SectionEdge />
    </section>
  );
});

/** Waits for the picture of a slide, so that no slide appears without it. Also resolves if the picture cannot be loaded. */
async function decodePicture(section: HTMLElement | null, slide: number): Promise<void> {
  const picture = section?.querySelectorAll<HTMLImageElement>('.hero__pic img')[slide];
  if (!picture) return;
  picture.loading = 'eager';
  await picture.decode().catch(() => undefined);
}

/** Tells the carousel whether the pointer or the focus is inside. */
function useHoverAndFocus(section: RefObject<HTMLElement | null>, carousel: CarouselViewModel): void {
  useEffect(() => {
    const element = section.current;
    if (!element) return undefined;
    const enter = () => carousel.hover(true);
    const leave = () => carousel.hover(false);
    const focusIn = () => carousel.focus(true);
    const focusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) carousel.focus(false);
    };
    element.addEventListener('mouseenter', enter);
    element.addEventListener('mouseleave', leave);
    element.addEventListener('focusin', focusIn);
    element.addEventListener('focusout', focusOut);
    return () => {
      element.removeEventListener('mouseenter', enter);
      element.removeEventListener('mouseleave', leave);
      element.removeEventListener('focusin', focusIn);
      element.removeEventListener('focusout', focusOut);
    };
  }, [section, carousel]);
}
