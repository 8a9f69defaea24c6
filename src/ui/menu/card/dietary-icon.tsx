import { Candy, CandyOff, Egg, EggOff, MilkOff, NutOff, Sprout, Vegan } from 'lucide';
import { containsMeat, vegetarian } from '../../../domain/menu/product';
import { FoodMark } from './food-mark';
import { Icon, type IconDrawing } from '../../components/icons/icon';

const icons = new Map<string, IconDrawing>([
  ['with-egg', Egg],
  ['egg-free', EggOff],
  ['with-sugar', Candy],
  ['sugar-free', CandyOff],
  ['dairy-free', MilkOff],
  ['nut-free', NutOff],
  ['vegan', Vegan],
  ['organic', Sprout],
]);

export function DietaryIcon({ slug }: { readonly slug: string }) {
  if (slug === vegetarian.slug || slug === containsMeat.slug)
    return <FoodMark isVegetarian={slug === vegetarian.slug} decorative />;
  const drawing = icons.get(slug);
  return drawing && <Icon of={drawing} />;
}
