import { Ban, Check, ChefHat, CircleCheck, CircleX, Hourglass, PackageCheck, Truck, UserCheck } from 'lucide';
import type { StatusGroup } from '../../domain/orders/order-status';
import { Icon, type IconDrawing } from './icons/icon';

export const statusIcons: Readonly<Record<Exclude<StatusGroup, 'unknown'>, IconDrawing>> = {
  pending: Hourglass,
  confirmed: Check,
  assigned: UserCheck,
  preparing: ChefHat,
  ready: PackageCheck,
  transit: Truck,
  delivered: CircleCheck,
  cancelled: Ban,
  failed: CircleX,
};

export function Badge({ group, label }: { readonly group: StatusGroup; readonly label: string }) {
  return (
    <span className={`badge badge--${group}`}>
      {group !== 'unknown' && <Icon of={statusIcons[group]} />}
      <span>{label}</span>
    </span>
  );
}
