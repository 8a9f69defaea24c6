import { Star } from 'lucide';
import { formatRating } from '../../format/format-number';
import { Icon } from '../../components/icons/icon';

export function Rating({ value }: { readonly value: number }) {
  const rating = formatRating(value);
  return (
    <span className="rating" role="img" aria-label={`Rated ${rating} out of 5`}>
      <Icon of={Star} />
      <span>{rating}</span>
    </span>
  );
}
