import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { Icon, type IconDrawing } from '../icons/icon';
import { ItemLine } from './item-line';

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
