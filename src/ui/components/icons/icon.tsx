import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../class-names';

/** A lucide icon or one drawn in this folder: an SVG that takes its size from the class. */
export type IconComponent = ComponentType<Pick<SVGProps<SVGSVGElement>, 'className' | 'aria-hidden'>>;

interface IconProps {
  readonly of: IconComponent;
  readonly size?: 'sm' | 'lg';
  readonly className?: string;
}

/** Hidden from screen readers: the text beside an icon says the same. */
export function Icon({ of: Drawing, size, className }: IconProps) {
  return <Drawing className={classNames('icon', size && `icon--${size}`, className)} aria-hidden="true" />;
}
