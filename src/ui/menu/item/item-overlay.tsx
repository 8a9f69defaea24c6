import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { AllergensViewModel } from '../../../view-models/menu/allergens.view-model';
import { ItemViewModel } from '../../../view-models/menu/item.view-model';
import { OverlaysViewModel } from '../../../view-models/shell/overlays.view-model';
import { PopularBadge } from '../card/popular-badge';
import { Dialog, Later } from '../../components/dialogs/dialog';
import { FavoriteButton } from '../card/favorite-button';
import { IconButton } from '../../components/buttons/icon-button';
import { Picture, withLarge } from '../../components/picture';
import './item-overlay.css';
import { useShared, useViewModel } from '../../view-model-context';
import { ItemBody } from './item-body';
import { ItemFoot } from './item-foot';

const pictureSizes = '(max-width: 63.99rem) min(100vw, 38rem), 33rem';

export const ItemOverlay = observer(function ItemOverlay() {
  const overlays = useShared(OverlaysViewModel);
  const item = useViewModel(ItemViewModel);
  const allergens = useViewModel(AllergensViewModel);
  const titleId = useId();
  const { product, detailsState } = item;
  if (!product) return null;
  const allergenWarning = allergens.warningOf(product);
  return (
    <Dialog className="modal modal--item" labelledBy={titleId} onClose={() => overlays.close()}>
      <div className="item__tools">
        <FavoriteButton item={product} className="icon-btn" />
        <IconButton label="Close" icon={X} onClick={() => overlays.close()} />
      </div>
      <div className="item__scroll">
        <div className="item__pic">
          <Picture picture={withLarge(product.picture)} sizes={pictureSizes} priority />
          {product.isPopular && <PopularBadge />}
        </div>
        <ItemBody product={product} detailsState={detailsState} allergenWarning={allergenWarning} titleId={titleId} />
      </div>
      <Later>
        <ItemFoot item={item} product={product} allergenWarning={allergenWarning} />
      </Later>
    </Dialog>
  );
});
