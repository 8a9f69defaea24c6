import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { Icon, type IconDrawing } from '../icons/icon';
import { ItemLine } from './item-line';

/** A remark on an item. */
export interface LineAnnotation {
  readonly icon: IconDrawing;
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
  /** Struck through. */
  readonly isRemoved?: boolean | undefined;
  /** Under the remark. */
  readonly children?: Elements;
}

/** An item in a list that says what happened to each item. */
export function AnnotatedLine(props: AnnotatedLineProps) {
  const { meta, annotation, children, ...line } = props;
  const { icon, tone, text } = annotation;
  return (
    <ItemLine {...line} meta={<span className="lines__meta num">{meta}</span>}>
      <p className={`lines__why lines__why--${tone}`}>
        <Icon of={icon} />
        <span>{text}</span>
      </p>
      {children}
    </ItemLine>
  );
}
