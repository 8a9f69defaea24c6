import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PendingOrderPresenceViewModel } from '../../view-models/checkout/pending-order-presence.view-model';
import { useLazyComponents } from '../lazy-components';
import { useViewModel } from '../view-model-context';
import { SilentBoundary } from '../layout/silent-boundary';

/** On every page: an order that was started and not heard of since, offered again where `isOffered`. */
export const PendingOrderSlot = observer(function PendingOrderSlot({ isOffered }: { readonly isOffered: boolean }) {
  const left = useViewModel(PendingOrderPresenceViewModel);
  const { pendingOrderNotice: PendingOrderNotice } = useLazyComponents();
  const { pathname } = useLocation();
  useEffect(() => left.watch(pathname), [left, pathname]);
  if (!left.isPresent) return null;
  return (
    <SilentBoundary>
      <PendingOrderNotice isOffered={isOffered} />
    </SilentBoundary>
  );
});
