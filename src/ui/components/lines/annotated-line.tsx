import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icons/icon';
import { ItemLine } from './item-line';

/** A remark on an item. */
export interface LineAnnotation {
  readonly icon: IconComponent;
  readonly tone: 'ok' | 'warn' | 'bad';
  readonly text: ReactNode;
}

interface AnnotatedLineProps {
  readonly name: string;
  /** URL of a small picture. */
  readonly image: string | undefined;
  /** Under the name. */
  readonly meta: string;
  /** Formatted. */
  readonly price?: string | undefined;
  readonly annotation: LineAnnotation;
}

/** An item in a list that tells what happened to each. */
export function AnnotatedLine({ name, image, meta, price, annotation: { icon, tone, text } }: AnnotatedLineProps) {
  return (
    <ItemLine name={name} image={image} meta={<span className="lines__meta num">{meta}</span>} price={price}>
      <p className={`lines__why lines__why--${tone}`}>
        <Icon of={icon} />
        <span>{text}</span>
      </p>
    </ItemLine>
  );
}
