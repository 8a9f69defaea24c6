import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { PendingOrderPresenceViewModel } from '../../../view-models/checkout/pending-order-presence.view-model';
import { useLazyComponents } from '../../lazy-components';
import { useViewModel } from '../../view-model-context';
import { SilentBoundary } from '../../layout/silent-boundary';

/** Rendered on every page, so that one instance lives through navigation. */
export const PendingOrderSlot = observer(function PendingOrderSlot({ isOffered }: { readonly isOffered: boolean }) {
  const { pathname } = useLocation();
  const presence = useViewModel(PendingOrderPresenceViewModel, pathname);
  const { pendingOrderNotice: PendingOrderNotice } = useLazyComponents();
  if (!presence.isPresent) return null;
  return (
    <SilentBoundary>
      <PendingOrderNotice isOffered={isOffered} />
    </SilentBoundary>
  );
});
