import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { CarouselViewModel } from '../../view-models/home/carousel.view-model';
import { IconButton } from '../components/buttons/icon-button';
import { useShop } from '../shop-context';

export const HeroBar = observer(function HeroBar({ carousel }: { readonly carousel: CarouselViewModel }) {
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
