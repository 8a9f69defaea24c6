import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../../domain/menu/product';
import { paths } from '../../../domain/shared/paths';
import { OverlaysViewModel } from '../../../view-models/shell/overlays.view-model';
import { useShared } from '../../view-model-context';
import { usePreload } from '../../use-preload';
import { isPlainClick } from '../../plain-click';
import { dishLink } from './draw-card';

interface DishLinkProps {
  readonly product: Product;
  readonly id?: string;
}

/** A plain click opens the dialog on this page; a click for another tab, and a copied link, lead to the dish on the menu. */
export function DishLink({ product, id }: DishLinkProps) {
  const overlays = useShared(OverlaysViewModel);
  const preload = usePreload();
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    overlays.openItem(product);
  };
  return (
    <Link {...dishLink} id={id} to={paths.menuItem(product.id)} {...preload('item')} onClick={open}>
      <bdi>{product.name}</bdi>
    </Link>
  );
}
