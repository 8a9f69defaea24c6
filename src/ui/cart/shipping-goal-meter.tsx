import { Check } from 'lucide';
import { useId } from 'react';
import { toDollars } from '../../domain/shared/money';
import type { ShippingGoal } from '../../view-models/cart/cart-drawer.view-model';
import { Icon } from '../components/icons/icon';
import { formatMoney } from '../format/format-money';

export function ShippingGoalMeter({ goal: { missing, reached, wanted } }: { readonly goal: ShippingGoal }) {
  const textId = useId();
  const isFree = missing === 0;
  return (
    <div className={isFree ? 'goal goal--reached' : 'goal'}>
      {isFree && <Icon of={Check} />}
      {isFree ? (
        <span id={textId} role="status">
          Free delivery unlocked
        </span>
      ) : (
        <span id={textId}>
          <span>{`Spend more than ${formatMoney(wanted)} for free delivery: `}</span>
          <b translate="no">{formatMoney(missing)}</b>
          <span>{'\u00a0to\u00a0go'}</span>
        </span>
      )}
      <progress aria-labelledby={textId} max={toDollars(wanted)} value={toDollars(reached)} />
    </div>
  );
}
