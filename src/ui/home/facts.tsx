import { Bike, CalendarDays, MapPin } from 'lucide-react';
import { Icon } from '../components/icons/icon';
import { useShop } from '../shop-context';

const icons = { clock: CalendarDays, snack: Bike, place: MapPin };

export function Facts() {
  const { facts } = useShop();
  return (
    <div className="wrap">
      <ul className="facts" role="list">
        {facts.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon of={icons[icon]} />
            <div>
              <b>{title}</b>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
