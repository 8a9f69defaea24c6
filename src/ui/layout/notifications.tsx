import { Lock } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
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
  return (
    <>
      <ToastRegion
        toasts={toasts.toasts.map(viewOf)}
        onHold={toasts.hold}
        onRelease={toasts.release}
        onDismiss={toasts.dismiss}
      />
      {dialog ? createPortal(<Announcer />, dialog) : <Announcer />}
    </>
  );
});

/** Long enough for a screen reader to notice a new region, in milliseconds. */
const noticePeriod = 100;

/**
 * A text that a region has from its start is never read. The region comes with a dialog, and again when the dialog has
 * closed: an item that is added in its dialog closes it with the same press.
 */
const Announcer = observer(function Announcer() {
  const { announcement } = useShared(ToastsViewModel);
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), noticePeriod);
    return () => clearTimeout(timer);
  }, []);
  return (
    <SrOnly as="p" role="status">
      {isNoticed && announcement}
    </SrOnly>
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
