import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icons/icon';
import { Picture } from '../picture';
import './item-line.css';

/** What is said about an item, and how serious it is. */
export interface LineAnnotation {
  readonly icon: IconComponent;
  readonly tone: 'ok' | 'warn' | 'bad';
  readonly words: ReactNode;
}

interface ReportedLineProps {
  readonly name: string;
  /** Address of a small picture. */
  readonly image: string | undefined;
  /** Under the name. */
  readonly meta: string;
  readonly price?: string | undefined;
  readonly report: LineAnnotation;
}

/** An item in a list that says of each what became of it. */
export function AnnotatedLine({ name, image, meta, price, report: { icon, tone, words } }: ReportedLineProps) {
  return (
    <li>
      <Picture picture={image ? { src: image, alt: '' } : undefined} sizes="52px" className="lines__pic" />
      <p className="lines__name">
        <bdi>{name}</bdi>
        <span className="lines__meta num">{meta}</span>
      </p>
      <p className="lines__price">{price}</p>
      <p className={`lines__why lines__why--${tone}`}>
        <Icon of={icon} />
        <span>{words}</span>
      </p>
    </li>
  );
}
