import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '../dialogs/open-dialogs';
import { ToastItem, type ToastHandlers, type ToastView } from './toast';

/** Each key press restarts the timer of a toast with a button: reaching the button may take many key presses. */
function useKeyboardHold(toasts: readonly ToastView[], { onHold, onRelease }: ToastHandlers) {
  useEffect(() => {
    const answerable = toasts.filter(({ actions }) => actions?.length);
    const restart = () => {
      for (const { id } of answerable) {
        onHold(id);
        if (!document.activeElement?.closest('.toast')) onRelease(id);
      }
    };
    document.addEventListener('keydown', restart);
    return () => document.removeEventListener('keydown', restart);
  }, [toasts, onHold, onRelease]);
}

export function ToastRegion({ toasts, ...handlers }: ToastHandlers & { readonly toasts: readonly ToastView[] }) {
  const dialog = useTopDialog();
  useKeyboardHold(toasts, handlers);
  const show = (toast: ToastView) => <ToastItem key={toast.id} toast={toast} {...handlers} />;
  const region = (
    <section className="toasts" aria-label="Notifications">
      <div className="toasts__live" role="status" aria-atomic="false">
        {toasts.filter(({ urgent }) => !urgent).map(show)}
      </div>
      <div className="toasts__live" role="alert" aria-atomic="false">
        {toasts.filter(({ urgent }) => urgent).map(show)}
      </div>
    </section>
  );
  // Everything outside an open dialog is inert, so a toast with Undo must be inside the dialog.
  return dialog ? createPortal(region, dialog) : region;
}
