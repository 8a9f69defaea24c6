import { containsMeat, vegetarian } from '../../../domain/menu/product';

interface FoodMarkProps {
  readonly isVegetarian: boolean;
  /** The mark is hidden from screen readers if the page shows the same text beside it. */
  readonly decorative?: boolean;
}

/** The square of Indian food labels: a green dot, or a brown triangle for meat. */
export function FoodMark({ isVegetarian, decorative = false }: FoodMarkProps) {
  const { name } = isVegetarian ? vegetarian : containsMeat;
  return (
    <svg
      className={`icon food-mark ${isVegetarian ? 'food-mark--vegetarian' : 'food-mark--contains-meat'}`}
      viewBox="0 0 14 14"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <path d="M1 1h12v12H1z" />
      <path d={isVegetarian ? 'M7 4a3 3 0 1 0 .01 0z' : 'M7 3.6 10.4 10H3.6z'} fill="currentColor" stroke="none" />
    </svg>
  );
}
