import { Clock } from 'lucide-react';
import { Icon } from '../components/icons/icon';
import { useShop } from '../shop-context';

export function OrderingTimes() {
  const { orderingNotice } = useShop();
  return (
    <section className="strip" aria-label="Ordering times">
      <div className="wrap">
        <Icon of={Clock} />
        <p>{orderingNotice}</p>
      </div>
    </section>
  );
}
