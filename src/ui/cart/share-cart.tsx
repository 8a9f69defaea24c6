import { Share2 } from 'lucide';
import { useHref } from 'react-router-dom';
import { sharedCartHash } from '../../domain/cart/shared-cart';
import { paths } from '../../domain/shared/paths';
import type { CartViewModel } from '../../view-models/cart/cart.view-model';
import { toastPeriod, ToastsViewModel } from '../../view-models/shell/toasts.view-model';
import { IconButton } from '../components/buttons/icon-button';
import { shareOrCopy } from '../share-or-copy';
import { useShop } from '../shop-context';
import { useShared } from '../view-model-context';

/** Shares only ids and quantities. The page that opens the link compares them with the menu of its day. */
export function ShareCart({ cart }: { readonly cart: Pick<CartViewModel, 'items'> }) {
  const { name } = useShop();
  const toasts = useShared(ToastsViewModel);
  const menu = useHref(paths.menu);
  const share = async () => {
    const url = new URL(menu + sharedCartHash(cart.items), location.href).href;
    const outcome = await shareOrCopy({ title: `A cart from ${name}`, url });
    if (outcome === 'copied') toasts.show({ text: 'Link copied. Paste it wherever you like.', period: toastPeriod });
    if (outcome === 'refused') toasts.show({ text: `Nothing could be shared. The link is ${url}` });
  };
  return <IconButton label="Share this cart" icon={Share2} onClick={() => void share()} />;
}
