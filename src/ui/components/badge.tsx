import { Ban, Check, ChefHat, CircleCheck, CircleX, Hourglass, PackageCheck, Truck, UserCheck } from 'lucide-react';
import { Icon, type IconComponent } from './icons/icon';

export const statusIcons = {
  pending: Hourglass,
  confirmed: Check,
  assigned: UserCheck,
  preparing: ChefHat,
  ready: PackageCheck,
  transit: Truck,
  delivered: CircleCheck,
  cancelled: Ban,
  failed: CircleX,
} satisfies Record<string, IconComponent>;

export type BadgeGroup = keyof typeof statusIcons;

/** A status in colour, icon and words. An unknown status wears `cancelled`, the neutral one, without its icon. */
export function Badge({ group, label }: { readonly group: BadgeGroup | 'unknown'; readonly label: string }) {
  return (
    <span className={`badge badge--${group === 'unknown' ? 'cancelled' : group}`}>
      {group !== 'unknown' && <Icon of={statusIcons[group]} />}
      {label}
    </span>
  );
}
