import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths, withQuery } from '../../domain/shared/paths';
import type { Slide } from '../../domain/shop/shop-profile';
import { buttonClass } from '../components/buttons/button';
import { Picture } from '../components/picture';

/** The picture is cropped to a square as high as this is wide. */
const pictureSizes = '(max-width: 44.99rem) 304px, 1024px';

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
            <Link
              className={buttonClass({ size: 'lg' })}
              to={slide.shows ? withQuery(paths.menu, slide.shows) : paths.menu}
            >
              Order Food
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
        <Picture picture={slide.picture} sizes={pictureSizes} priority={isFirst} />
      </div>
    </div>
  );
}
