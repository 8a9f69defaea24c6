import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SessionViewModel } from '../../../view-models/auth/session.view-model';
import { SilentBoundary } from '../../layout/silent-boundary';
import { useLazyComponents } from '../../lazy-components';
import { useViewModel } from '../../view-model-context';

/** Where a signed-in customer is offered the last order again. What came of it stays when the offer is gone. */
export const LastOrderSlot = observer(function LastOrderSlot({ isOffered }: { readonly isOffered: boolean }) {
  const { user } = useViewModel(SessionViewModel);
  const { lastOrder: LastOrder } = useLazyComponents();
  const [wasOffered, setWasOffered] = useState(isOffered);
  if (isOffered && !wasOffered) setWasOffered(true);
  if (!user || !wasOffered) return null;
  return (
    <SilentBoundary>
      <LastOrder isOffered={isOffered} firstName={user.firstName} />
    </SilentBoundary>
  );
});
