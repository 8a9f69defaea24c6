import { useShop } from '../../shop-context';
import { drawTracesNote } from './draw-traces-note';
import './traces-note.css';

export function TracesNote() {
  return drawTracesNote(useShop().crossContact);
}
