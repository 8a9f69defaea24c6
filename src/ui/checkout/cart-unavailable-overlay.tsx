import { PackageX, X } from 'lucide';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { buttonClass } from '../components/buttons/button';
import { Dialog } from '../components/dialogs/dialog';
import { Icon } from '../components/icons/icon';
import { IconButton } from '../components/buttons/icon-button';
import { UnavailableLines } from './unavailable-lines';
import '../auth/login-overlay.css';
import { useShared } from '../view-model-context';
import { paths } from '../../domain/shared/paths';

export function CartUnavailableOverlay() {
  const overlays = useShared(OverlaysViewModel);
  const overlay = overlays.current;
  const id = useId();
  return (
    <Dialog
      className="modal modal--narrow"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onClose={() => overlays.close()}
    >
      <IconButton className="login__close" label="Close" icon={X} onClick={() => overlays.close()} />
      <div className="modal__scroll login">
        <div className="state__art">
          <Icon of={PackageX} />
        </div>
        <h2 id={`${id}-title`}>Cart Items Not Available</h2>
        <p id={`${id}-text`}>
          None of the items in your cart are available as you added them, so we cleared your cart.
        </p>
        <UnavailableLines lines={overlay?.kind === 'cartUnavailable' ? overlay.lines : []} />
        <Link to={paths.menu} className={buttonClass({ size: 'lg', block: true })} onClick={() => overlays.close()}>
          Browse Today's Menu
        </Link>
      </div>
    </Dialog>
  );
}
