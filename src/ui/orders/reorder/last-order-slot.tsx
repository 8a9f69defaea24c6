import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { SessionViewModel } from '../../../view-models/auth/session.view-model';
import { SilentBoundary } from '../../layout/silent-boundary';
import { useLazyComponents } from '../../lazy-components';
import { LazyFallback } from '../../lazy-fallback';
import { useViewModel } from '../../view-model-context';

/** Offers a signed-in customer to reorder the last order. The result stays when the offer is gone. */
export const LastOrderSlot = observer(function LastOrderSlot({ isOffered }: { readonly isOffered: boolean }) {
  const { user, isVerifying } = useViewModel(SessionViewModel);
  const { lastOrder: LastOrder } = useLazyComponents();
  const [wasOffered, setWasOffered] = useState(isOffered);
  if (isOffered && !wasOffered) setWasOffered(true);
  useLayoutEffect(() => {
    // The script in the head marked the page as a signed-in customer's. That session is over.
    if (!user && !isVerifying) delete document.documentElement.dataset.customer;
  });
  if (!wasOffered) return null;
  // Shown only on the home page, to customers who were offered an order before.
  const outline = <div className="again-outline" />;
  // Hidden for guests, but rendered: the prerendered page has it, because the build does not know who will visit.
  if (!user) return outline;
  return (
    // Not the boundary's fallback, which would also stay after a failure.
    <SilentBoundary>
      <LazyFallback value={outline}>
        <LastOrder isOffered={isOffered} firstName={user.firstName} outline={outline} />
      </LazyFallback>
    </SilentBoundary>
  );
});
