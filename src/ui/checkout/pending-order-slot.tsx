import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PendingOrderPresenceViewModel } from '../../view-models/checkout/pending-order-presence.view-model';
import { useLazyComponents } from '../lazy-components';
import { useViewModel } from '../view-model-context';
import { SilentBoundary } from '../layout/silent-boundary';

/** Rendered on every page, so that one instance lives through navigation. */
export const PendingOrderSlot = observer(function PendingOrderSlot({ isOffered }: { readonly isOffered: boolean }) {
  const presence = useViewModel(PendingOrderPresenceViewModel);
  const { pendingOrderNotice: PendingOrderNotice } = useLazyComponents();
  const { pathname } = useLocation();
  useEffect(() => presence.watch(pathname), [presence, pathname]);
  if (!presence.isPresent) return null;
  return (
    <SilentBoundary>
      <PendingOrderNotice isOffered={isOffered} />
    </SilentBoundary>
  );
});
