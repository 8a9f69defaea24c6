import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { useLazyComponents } from '../lazy-components';
import { usePreloadNext } from '../use-preload';
import { useShared } from '../view-model-context';
import { LazyDialog } from '../components/dialogs/lazy-dialog';

export const OverlayHost = observer(function OverlayHost() {
  const overlays = useShared(OverlaysViewModel);
  const components = useLazyComponents();
  const { pathname } = useLocation();
  const { current } = overlays;
  useEffect(() => () => overlays.closeAll(), [overlays, pathname]);
  usePreloadNext(current?.kind);

  if (!current) return null;
  const { [current.kind]: Overlay } = components;
  return (
    <LazyDialog key={`${overlays.customerChanges} ${current.kind}`} onClose={overlays.closeAll}>
      <Overlay />
    </LazyDialog>
  );
});
