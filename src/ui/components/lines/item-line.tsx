import type { Elements } from '../elements';
import { Picture } from '../picture';
import './item-line.css';

interface ItemLineProps {
  readonly name: string;
  readonly image: string | undefined;
  readonly meta?: Elements;
  readonly price?: string | undefined;
  readonly isRemoved?: boolean | undefined;
  readonly children?: Elements;
}

export function ItemLine({ name, image, meta, price, isRemoved = false, children }: ItemLineProps) {
  return (
    <li className={isRemoved ? 'is-removed' : undefined}>
      <Picture picture={image ? { src: image, alt: '' } : undefined} sizes="52px" className="lines__pic" />
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
