import { createPortal } from 'react-dom';
import { useTopDialog } from '../dialogs/open-dialogs';
import { ToastItem, type ToastHandlers, type ToastView } from './toast';

/** Always rendered: a screen reader announces only changes of a region it already knows. */
export function ToastRegion({ toasts, ...handlers }: ToastHandlers & { readonly toasts: readonly ToastView[] }) {
  const dialog = useTopDialog();
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
  // Everything outside an open dialog is inert, so a toast with Undo must be inside it.
  return dialog ? createPortal(region, dialog) : region;
}
