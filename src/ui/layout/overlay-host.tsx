import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ShellViewModel } from '../../view-models/shell/shell.view-model';
import { useLazyComponents } from '../lazy-components';
import { useViewModel } from '../view-model-context';
import { LazyDialog } from '../components/dialogs/lazy-dialog';

/** The dialog that lies over the page. It belongs to its page: going elsewhere closes it. */
export const OverlayHost = observer(function OverlayHost() {
  const shell = useViewModel(ShellViewModel);
  const { overlays } = useLazyComponents();
  const { pathname } = useLocation();
  useEffect(() => () => shell.leavePage(), [shell, pathname]);

  if (!shell.overlay) return null;
  const Overlay = overlays[shell.overlay.kind];
  return (
    <LazyDialog onClose={shell.leavePage}>
      <Overlay />
    </LazyDialog>
  );
});
