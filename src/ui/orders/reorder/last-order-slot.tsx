import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { SessionViewModel } from '../../../view-models/auth/session.view-model';
import { SilentBoundary } from '../../layout/silent-boundary';
import { useLazyComponents } from '../../lazy-components';
import { LazyFallback } from '../../lazy-fallback';
import { useShared } from '../../view-model-context';

export const LastOrderSlot = observer(function LastOrderSlot({ isOffered }: { readonly isOffered: boolean }) {
  const { user, isVerifying } = useShared(SessionViewModel);
  const { lastOrder: LastOrder } = useLazyComponents();
  const [wasOffered, setWasOffered] = useState(isOffered);
  if (isOffered && !wasOffered) setWasOffered(true);
  useLayoutEffect(() => {
    // The script in the head thought that a customer is signed in, but that session has ended.
    if (!user && !isVerifying) delete document.documentElement.dataset.customer;
  });
  if (!wasOffered) return null;
  const outline = <div className="again-outline" />;
  // The build does not know who will visit, so the prerendered page has the outline, which guests do not see.
  if (!user) return outline;
  return (
    // The boundary's fallback would stay after a failure, so the outline is not the fallback.
    <SilentBoundary>
      <LazyFallback value={outline}>
        <LastOrder isOffered={isOffered} outline={outline} />
      </LazyFallback>
    </SilentBoundary>
  );
});
