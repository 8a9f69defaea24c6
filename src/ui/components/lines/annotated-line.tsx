import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { Icon, type IconDrawing } from '../icons/icon';
import { linePicture, Picture } from '../picture';
import './item-line.css';

export interface LineAnnotation {
  readonly icon: IconDrawing;
  readonly tone: 'ok' | 'warn' | 'bad';
  readonly text: ReactNode;
}

interface AnnotatedLineProps {
  readonly name: string;
  readonly image: string | undefined;
  readonly meta: string;
  readonly price?: string | undefined;
  readonly annotation: LineAnnotation;
  readonly isRemoved?: boolean | undefined;
  readonly children?: Elements;
}

export function AnnotatedLine(props: AnnotatedLineProps) {
  const { name, image, meta, price, annotation, isRemoved = false, children } = props;
  const { icon, tone, text } = annotation;
  return (
    <li className={isRemoved ? 'is-removed' : undefined}>
      <Picture picture={linePicture(image)} sizes="52px" className="lines__pic" />
      <p className="lines__name">
        <bdi>{name}</bdi>
        <span className="lines__meta num">{meta}</span>
      </p>
      <p className="lines__price" translate="no">
        {price}
      </p>
      <p className={`lines__why lines__why--${tone}`}>
        <Icon of={icon} />
        <span>{text}</span>
      </p>
      {children}
    </li>
  );
}
