import { Candy, CandyOff, Egg, EggOff, MilkOff, NutOff, Sprout, Vegan } from 'lucide';
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
  const drawing = icons.get(slug);
  return drawing && <Icon of={drawing} />;
}
