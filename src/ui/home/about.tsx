import { Check } from 'lucide';
import { Icon } from '../components/icons/icon';
import { Picture } from '../components/picture';
import { useShop } from '../shop-context';

/** A phone loads small files, which compete less with the scripts; most of the tall picture is cropped there. */
const tallSizes = '(max-width: 44.99rem) 400px, 640px';
const smallSizes = '(max-width: 44.99rem) 160px, 240px';

export function About() {
  const { title, paragraphs, points, pictures } = useShop().about;
  return (
    <section className="about section" id="about" aria-labelledby="about-title">
      <div className="wrap about__grid">
        <div className="about__pics" aria-hidden="true">
          {pictures.map((picture, position) => (
            <div key={picture.src}>
              <Picture picture={picture} sizes={position === 0 ? tallSizes : smallSizes} alt="" />
            </div>
          ))}
        </div>
        <div className="stack stack--5">
          <h2 id="about-title" tabIndex={-1}>
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ul role="list">
            {points.map((point) => (
              <li key={point}>
                <Icon of={Check} />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
