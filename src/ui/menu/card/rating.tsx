import { Star } from 'lucide';
import { formatRating } from '../../format/format-number';
import { Icon } from '../../components/icons/icon';
import { SrOnly } from '../../components/text/sr-only';

export function Rating({ value }: { readonly value: number }) {
  return (
    <span className="rating">
      <Icon of={Star} />
      <SrOnly>Rated </SrOnly>
      {formatRating(value)}
      <SrOnly> out of 5</SrOnly>
    </span>
  );
}
