import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../domain/menu/product';
import { paths } from '../../../domain/shared/paths';
import { OverlaysViewModel } from '../../../view-models/shell/overlays.view-model';
import { useShared } from '../../view-model-context';
import { usePreload } from '../../use-preload';

interface DishLinkProps {
  readonly product: Product;
  readonly id?: string;
}

/**
 * The one link of a card, which its style stretches over the picture. A plain click opens the dialog on this page; a
 * click for another tab, and a copied link, lead to the dish on the menu.
 */
export function DishLink({ product, id }: DishLinkProps) {
  const overlays = useShared(OverlaysViewModel);
  const preload = usePreload();
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    overlays.openItem(product);
  };
  return (
    <Link
      className="card__open"
      id={id}
      to={paths.menuItem(product.id)}
      aria-haspopup="dialog"
      {...preload('item')}
      onClick={open}
    >
      <bdi>{product.name}</bdi>
    </Link>
  );
}
