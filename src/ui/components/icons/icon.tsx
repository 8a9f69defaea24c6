import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import type { ComponentType } from 'react';
import { classNames } from '../class-names';
import { pathOf } from './path-of';

export type IconDrawing = IconNode | ComponentType<{ readonly className?: string | undefined }>;

interface IconProps {
  readonly of: IconDrawing;
  readonly size?: 'sm' | 'lg';
  readonly className?: string;
}

/** These icons are mirrored in right-to-left text. */
const pointing: ReadonlySet<IconDrawing> = new Set([ArrowLeft, ArrowRight, ChevronLeft, ChevronRight]);

/** Hidden from screen readers: the text beside an icon says the same. */
export function Icon({ of: Drawing, size, className }: IconProps) {
  const name = classNames('icon', pointing.has(Drawing) && 'icon--pointing', size && `icon--${size}`, className);
  if (typeof Drawing === 'function') return <Drawing className={name} />;
  return (
    <svg className={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={pathOf(Drawing)} />
    </svg>
  );
}
