import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../domain/shared/paths';
import { PendingOrderPresenceViewModel } from '../../../view-models/checkout/pending-order-presence.view-model';
import { useLazyComponents } from '../../lazy-components';
import { useViewModel } from '../../view-model-context';
import { ErrorBoundary } from '../../layout/error-boundary';
import { Notice } from '../../components/feedback/notice';

/** Rendered on every page, so that one instance lives through navigation. */
export const PendingOrderSlot = observer(function PendingOrderSlot({ isOffered }: { readonly isOffered: boolean }) {
  const { pathname } = useLocation();
  const presence = useViewModel(PendingOrderPresenceViewModel, pathname);
  const { pendingOrderNotice: PendingOrderNotice } = useLazyComponents();
  if (!presence.isPresent) return null;
  return (
    <ErrorBoundary fallback={(retry) => isOffered && <NotLoaded onRetry={retry} />}>
      <PendingOrderNotice isOffered={isOffered} />
    </ErrorBoundary>
  );
});

/** The items of that order are in no cart, so its notice may not be missing without a word. */
function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="wrap resume-slot">
      <Notice tone="warning" className="mb-4">
        <p>
          <span>{'You have an unfinished order. '}</span>
          <button type="button" className="text-btn" onClick={onRetry}>
            Show it
          </button>
          <span>{' or look in '}</span>
          <Link to={paths.orders}>My Orders</Link>
          <span>.</span>
        </p>
      </Notice>
    </div>
  );
}
