import { Bike, MapPin, Truck, Wheat } from 'lucide';
import { Icon } from '../components/icons/icon';
import { useShop } from '../shop-context';

const icons = { place: MapPin, shipping: Truck, snack: Bike, allergens: Wheat };

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
