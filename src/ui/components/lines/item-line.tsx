import type { Elements } from '../elements';
import { SrOnly } from '../text/sr-only';
import { Picture } from '../picture';
import './item-line.css';

interface ItemLineProps {
  readonly name: string;
  readonly image: string | undefined;
  readonly quantity?: number;
  readonly meta?: Elements;
  readonly price?: string | undefined;
  readonly isRemoved?: boolean | undefined;
  readonly children?: Elements;
}

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
