import type { Elements } from '../elements';
import { SrOnly } from '../text/sr-only';
import { Picture } from '../picture';
import './item-line.css';

interface ItemLineProps {
  readonly name: string;
  /** URL of a small picture. */
  readonly image: string | undefined;
  /** Shown on the picture. */
  readonly quantity?: number;
  /** Under the name. */
  readonly meta?: Elements;
  /** Formatted. */
  readonly price?: string | undefined;
  readonly isRemoved?: boolean | undefined;
  /** Under all of it. */
  readonly children?: Elements;
}

/** One item of a `ul.lines`. */
export function ItemLine({ name, image, quantity, meta, price, isRemoved = false, children }: ItemLineProps) {
  const picture = <Picture picture={image ? { src: image, alt: '' } : undefined} sizes="52px" className="lines__pic" />;
  return (
    <li className={isRemoved ? 'is-removed' : undefined}>
      {quantity === undefined ? (
        picture
      ) : (
        <span className="pic-wrap">
          {picture}
          <span className="x">
            <SrOnly>Quantity </SrOnly>
            <span>{quantity}</span>
          </span>
        </span>
      )}
      <p className="lines__name">
        <bdi>{name}</bdi>
        {meta}
      </p>
      <p className="lines__price" translate="no">
        {price}
      </p>
      {children}
    </li>
  );
}
