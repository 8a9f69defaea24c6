import { Candy, CandyOff, Egg, EggOff, MilkOff, NutOff, Sprout, Vegan } from 'lucide-react';
import { Icon, type IconComponent } from '../components/icons/icon';

const icons = new Map<string, IconComponent>([
  ['with-egg', Egg],
  ['egg-free', EggOff],
  ['with-sugar', Candy],
  ['sugar-free', CandyOff],
  ['dairy-free', MilkOff],
  ['nut-free', NutOff],
  ['vegan', Vegan],
  ['organic', Sprout],
]);

/** A label that the menu service invents later has no drawing, and needs none: its words say it. */
export function DietaryIcon({ slug }: { readonly slug: string }) {
  const drawing = icons.get(slug);
  return drawing && <Icon of={drawing} />;
}
