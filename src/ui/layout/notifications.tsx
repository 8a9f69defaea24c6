import { Lock } from 'lucide';
import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { ToastsViewModel, type Toast } from '../../view-models/shell/toasts.view-model';
import { useTopDialog } from '../components/dialogs/open-dialogs';
import { SrOnly } from '../components/text/sr-only';
import type { ToastView } from '../components/feedback/toast';
import { ToastRegion } from '../components/feedback/toast-region';
import { useShared } from '../view-model-context';

export const Notifications = observer(function Notifications() {
  const toasts = useShared(ToastsViewModel);
  const dialog = useTopDialog();
  const announcer = (
    <SrOnly as="p" role="status">
      {toasts.announcement}
    </SrOnly>
  );
  return (
    <>
      <ToastRegion
        toasts={toasts.toasts.map(viewOf)}
        onHold={toasts.hold}
        onRelease={toasts.release}
        onDismiss={toasts.dismiss}
      />
      {dialog ? createPortal(announcer, dialog) : announcer}
    </>
  );
});

function viewOf({ about, period, ...toast }: Toast): ToastView {
  return {
    ...toast,
    ...(about === 'session' && { icon: Lock }),
    // A toast that waits for an answer has a button that declines.
    dismissible: period !== undefined || toast.actions.length === 0,
  };
}
