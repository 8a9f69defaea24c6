import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CartViewModel } from '../../view-models/cart/cart.view-model';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { IconButton } from '../components/buttons/icon-button';
import { linePicture, Picture } from '../components/picture';
import { useShared } from '../view-model-context';

const period = 4000;
const wideWindow = '(min-width: 80rem)';

/** Wide windows show this toast. Screen readers get an announcement instead. */
export const AddedToast = observer(function AddedToast() {
  const { lastAdded } = useShared(CartViewModel);
  const overlays = useShared(OverlaysViewModel);
  const [seen, setSeen] = useState(lastAdded?.press);
  const [isHeld, setIsHeld] = useState(false);
  const press = lastAdded?.press;
  useEffect(() => {
    if (press === undefined || isHeld) return;
    const timer = setTimeout(() => setSeen(press), period);
    return () => clearTimeout(timer);
  }, [press, isHeld]);

  if (!lastAdded || seen === press || !matchMedia(wideWindow).matches) return null;
  const close = () => {
    setIsHeld(false);
    setSeen(press);
  };
  const { name, image } = lastAdded.item;
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <div className="toasts toasts--added">
      <div className="toast" key={press} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
        <Picture picture={linePicture(image)} sizes="44px" className="thumb" />
        <span>
          <bdi>{name}</bdi>
          <span>{' added'}</span>
        </span>
        <button
          type="button"
          className="text-btn"
          onClick={() => {
            close();
            overlays.openCart();
          }}
        >
          View cart
        </button>
        <IconButton label="Dismiss" icon={X} onClick={close} />
      </div>
    </div>
  );
});
