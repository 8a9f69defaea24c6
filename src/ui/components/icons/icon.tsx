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

const mirroredInRightToLeft: ReadonlySet<IconDrawing> = new Set([ArrowLeft, ArrowRight, ChevronLeft, ChevronRight]);

export function Icon({ of: Drawing, size, className }: IconProps) {
  const name = classNames(
    'icon',
    mirroredInRightToLeft.has(Drawing) && 'icon--pointing',
    size && `icon--${size}`,
    className,
  );
  if (typeof Drawing === 'function') return <Drawing className={name} />;
  return (
    <svg className={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={pathOf(Drawing)} />
    </svg>
  );
}
