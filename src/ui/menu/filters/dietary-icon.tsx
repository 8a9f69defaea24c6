import { Candy, CandyOff, Egg, EggOff, MilkOff, NutOff, Sprout, Vegan } from 'lucide';
import { nameKey } from '../../../domain/shared/name-list';
import { containsMeat, vegetarian } from '../../../domain/menu/product';
import { FoodMark } from '../card/food-mark';
import { Icon, type IconDrawing } from '../../components/icons/icon';

/** The keys are those of the names. Any other label has no icon. */
const icons = new Map<string, IconDrawing>([
  ['withegg', Egg],
  ['egg-free', EggOff],
  ['withsugar', Candy],
  ['sugar-free', CandyOff],
  ['dairy-free', MilkOff],
  ['nut-free', NutOff],
  ['vegan', Vegan],
  ['organic', Sprout],
]);

export function DietaryIcon({ name }: { readonly name: string }) {
  const key = nameKey(name);
  const isVegetarian = key === nameKey(vegetarian.name);
  if (isVegetarian || key === nameKey(containsMeat.name)) return <FoodMark isVegetarian={isVegetarian} decorative />;
  const drawing = icons.get(key);
  return drawing && <Icon of={drawing} />;
}
