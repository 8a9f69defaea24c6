import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { OverlaysViewModel } from '../../view-models/shell/overlays.view-model';
import { useLazyComponents } from '../lazy-components';
import { useViewModel } from '../view-model-context';
import { LazyDialog } from '../components/dialogs/lazy-dialog';

/** The dialog that lies over the page. It belongs to its page: going elsewhere closes it. */
export const OverlayHost = observer(function OverlayHost() {
  const overlays = useViewModel(OverlaysViewModel);
  const components = useLazyComponents();
  const { pathname } = useLocation();
  useEffect(() => () => overlays.leavePage(), [overlays, pathname]);

  if (!overlays.current) return null;
  const Overlay = components[overlays.current.kind];
  return (
    <LazyDialog onClose={overlays.leavePage}>
      <Overlay />
    </LazyDialog>
  );
});
