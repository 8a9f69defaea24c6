import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { SessionViewModel } from '../../../view-models/auth/session.view-model';
import { SilentBoundary } from '../../layout/silent-boundary';
import { useLazyComponents } from '../../lazy-components';
import { LazyFallback } from '../../lazy-fallback';
import { useViewModel } from '../../view-model-context';

/** Where a signed-in customer is offered the last order again. What came of it stays when the offer is gone. */
export const LastOrderSlot = observer(function LastOrderSlot({ isOffered }: { readonly isOffered: boolean }) {
  const { user, isVerifying } = useViewModel(SessionViewModel);
  const { lastOrder: LastOrder } = useLazyComponents();
  const [wasOffered, setWasOffered] = useState(isOffered);
  if (isOffered && !wasOffered) setWasOffered(true);
  useLayoutEffect(() => {
    // The script in the head marked the page of a customer, whose session has ended since.
    if (!user && !isVerifying) delete document.documentElement.dataset.customer;
  });
  if (!wasOffered) return null;
  // On the home page it takes the offer's place while it loads, for whoever had one before.
  const outline = <div className="again-outline" />;
  // A guest has it, too, unseen: the prerendered page does not know who comes.
  if (!user) return outline;
  return (
    <SilentBoundary>
      <LazyFallback value={outline}>
        <LastOrder isOffered={isOffered} firstName={user.firstName} outline={outline} />
      </LazyFallback>
    </SilentBoundary>
  );
});
