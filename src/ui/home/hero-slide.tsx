import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths, withQuery } from '../../domain/shared/paths';
import type { Slide } from '../../domain/shop/shop-profile';
import { buttonClass } from '../components/buttons/button';
import { Picture, withLarge } from '../components/picture';

/** A wide picture is cropped to a square as high as this is wide. A large file is for wide windows of dense screens. */
const pictureSizes = {
  wide: '(max-width: 44.99rem) 304px, 1024px',
  square: '(max-width: 44.99rem) 213px, 560px',
};

interface HeroSlideProps {
  readonly slide: Slide;
  readonly promise: ReactNode;
  readonly takesOrders: boolean;
  readonly position: number;
  readonly count: number;
  readonly shown: boolean;
  readonly moves: boolean;
}

export function HeroSlide({ slide, promise, takesOrders, position, count, shown, moves }: HeroSlideProps) {
  const isFirst = position === 0;
  const { width, height } = slide.picture;
  const sizes = width !== undefined && width === height ? pictureSizes.square : pictureSizes.wide;
  return (
    <div
      className={shown && moves ? 'hero__slide is-active' : 'hero__slide'}
      role="group"
      aria-roledescription="slide"
      aria-label={`${position + 1} of ${count}`}
      hidden={!shown}
    >
      <div className="hero__copy">
        <h2 className="display">{slide.title}</h2>
        <p className="hero__lead">{slide.text ?? promise}</p>
        <div className="hero__cta">
          {takesOrders ? (
            <Link className={buttonClass({ size: 'lg' })} to={targetOf(slide)}>
              {slide.shows ? `See ${slide.shows.called}` : 'Order Food'}
            </Link>
          ) : (
            <Link className={buttonClass({ size: 'lg' })} to={paths.contact}>
              See Hours
            </Link>
          )}
          {isFirst && (
            <Link className={buttonClass({ size: 'lg', variant: 'secondary' })} to={paths.about}>
              About us
            </Link>
          )}
        </div>
      </div>
      <div className="hero__pic">
        <Picture picture={withLarge(slide.picture)} sizes={sizes} priority={isFirst} />
      </div>
    </div>
  );
}

function targetOf({ shows }: Slide): string {
  if (!shows) return paths.menu;
  const { called: _name, ...what } = shows;
  return withQuery(paths.menu, what);
}
