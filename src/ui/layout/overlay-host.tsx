import { observer } from 'mobx-react-lite';
import { Fragment, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { useLazyComponents } from '../lazy-components';
import { useShared } from '../view-model-context';
import { whenIdle } from '../when-idle';
import { LazyDialog } from '../components/dialogs/lazy-dialog';
import { useTopDialog } from '../components/dialogs/open-dialogs';

export const OverlayHost = observer(function OverlayHost() {
  const overlays = useShared(OverlaysViewModel);
  const components = useLazyComponents();
  const hasOpenDialog = useTopDialog() !== undefined;
  const { pathname } = useLocation();
  const { current } = overlays;
  const isOverCart = current?.kind === 'checkout' && current.overCart === true;
  useEffect(() => () => overlays.leavePage(), [overlays, pathname]);
  const leadsToCheckout = isOverCart || current?.kind === 'cart';
  useEffect(() => {
    return leadsToCheckout ? whenIdle(() => components.preload('checkout')) : undefined;
  }, [leadsToCheckout, components]);

  if (!current) return null;
  const { cart: Cart, [current.kind]: Overlay } = components;
  return (
    <Fragment key={overlays.customerChanges}>
      {(isOverCart || current.kind === 'cart') && (
        <LazyDialog key="cart" onClose={overlays.leavePage}>
          <Cart />
        </LazyDialog>
      )}
      {/* The dialog that opens last is on top, so the cart has to be open first. */}
      {current.kind !== 'cart' && (!isOverCart || hasOpenDialog) && (
        <LazyDialog onClose={overlays.leavePage}>
          <Overlay />
        </LazyDialog>
      )}
    </Fragment>
  );
});
