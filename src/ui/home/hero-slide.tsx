import { Link } from 'react-router-dom';
import type { ShopPromise } from '../../domain/menu/shop-promise';
import { paths, withQuery } from '../../domain/shared/paths';
import type { Slide } from '../../domain/shop/shop-profile';
import { buttonClass } from '../components/buttons/button';
import { Picture } from '../components/picture';
import { orderNowText } from '../format/format-shop-promise';

/** The picture is cropped to a square as high as this is wide. */
const pictureSizes = '(max-width: 44.99rem) 304px, 1024px';

interface HeroSlideProps {
  readonly slide: Slide;
  readonly promise: ShopPromise | undefined;
  readonly hasNothing: boolean;
  readonly position: number;
  readonly count: number;
  readonly shown: boolean;
  readonly moves: boolean;
}

export function HeroSlide({ slide, promise, hasNothing, position, count, shown, moves }: HeroSlideProps) {
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
        <p className="hero__lead">{leadOf(slide, promise, hasNothing)}</p>
        <div className="hero__cta">
          <Link
            className={buttonClass({ size: 'lg' })}
            to={slide.shows ? withQuery(paths.menu, slide.shows) : paths.menu}
          >
            Order Food
          </Link>
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

function leadOf({ text, untilCutoff }: Slide, promise: ShopPromise | undefined, hasNothing: boolean): string {
  if (!untilCutoff) return text;
  if (hasNothing) return 'Nothing can be ordered right now.';
  // A prerendered page is read at every hour.
  if (!promise) return '\u00a0';
  return promise.orderBy === undefined ? orderNowText(promise) : text;
}
