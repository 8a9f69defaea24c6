import { Star } from 'lucide-react';
import { Icon } from './icon';
import { SrOnly } from './sr-only';

export function Rating({ value }: { readonly value: number }) {
  return (
    <span className="rating">
      <Icon of={Star} />
      <SrOnly>Rated </SrOnly>
      {value.toFixed(1)}
      <SrOnly> out of 5</SrOnly>
    </span>
  );
}
