import { Info } from 'lucide';
import { Icon } from '../icons/icon';
import { useShop } from '../../shop-context';
import './traces-note.css';

export function TracesNote() {
  const { crossContact } = useShop();
  return (
    crossContact && (
      <p className="traces">
        <Icon of={Info} />
        <span>{crossContact}</span>
      </p>
    )
  );
}
