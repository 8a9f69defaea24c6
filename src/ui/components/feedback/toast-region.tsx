import { createPortal } from 'react-dom';
import { useTopDialog } from '../dialogs/open-dialogs';
import { Toast, type ToastHandlers, type ToastView } from './toast';

/** Always there, so that a screen reader knows it before the first words come. */
export function ToastRegion({ toasts, ...handlers }: ToastHandlers & { readonly toasts: readonly ToastView[] }) {
  const dialog = useTopDialog();
  const show = (toast: ToastView) => <Toast key={toast.id} toast={toast} {...handlers} />;
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
  // Everything outside an open dialog is inert, so an Undo has to stand inside it.
  return dialog ? createPortal(region, dialog) : region;
}
