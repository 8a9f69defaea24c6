import { Share2 } from 'lucide';
import { useHref } from 'react-router-dom';
import { sharedCartHash } from '../../domain/cart/shared-cart';
import { paths } from '../../domain/shared/paths';
import type { CartViewModel } from '../../view-models/cart/cart.view-model';
import { IconButton } from '../components/buttons/icon-button';
import { useShop } from '../shop-context';
import { useShare } from '../use-share';

/** Shares only ids and quantities. The page that opens the link compares them with the menu of its day. */
export function ShareCart({ cart }: { readonly cart: Pick<CartViewModel, 'items'> }) {
  const { name } = useShop();
  const share = useShare();
  const menu = useHref(paths.menu);
  const shareCart = () => {
    const url = new URL(menu + sharedCartHash(cart.items), location.href).href;
    void share({ title: `A cart from ${name}`, url });
  };
  return <IconButton label="Share this cart" icon={Share2} onClick={shareCart} />;
}
