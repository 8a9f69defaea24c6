import type { MarkShape } from '../../../domain/shop/shop-profile';

interface BrandMarkProps {
  readonly shapes: readonly MarkShape[];
  readonly className?: string;
}

export function BrandMark({ shapes, className = 'brand__mark' }: BrandMarkProps) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      {shapes.map(({ path, tone, strokeWidth }) => {
        const color = `var(--mark-${tone})`;
        if (strokeWidth === undefined) return <path key={path} d={path} fill={color} />;
        return <path key={path} d={path} fill="none" stroke={color} strokeWidth={strokeWidth} />;
      })}
    </svg>
  );
}
