import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SessionViewModel } from '../../../view-models/auth/session.view-model';
import { SilentBoundary } from '../../layout/silent-boundary';
import { useLazyComponents } from '../../lazy-components';
import { useViewModel } from '../../view-model-context';

interface LastOrderSlotProps {
  readonly isOffered: boolean;
  /** An outline takes the offer's place while it loads, for whoever had one before. */
  readonly hasOutline?: boolean;
}

/** Where a signed-in customer is offered the last order again. What came of it stays when the offer is gone. */
export const LastOrderSlot = observer(function LastOrderSlot({ isOffered, hasOutline = false }: LastOrderSlotProps) {
  const { user, isVerifying } = useViewModel(SessionViewModel);
  const { lastOrder: LastOrder } = useLazyComponents();
  const [wasOffered, setWasOffered] = useState(isOffered);
  if (isOffered && !wasOffered) setWasOffered(true);
  if (!wasOffered) return null;
  const isGuest = !user && !isVerifying;
  const outline = hasOutline && <div className="again-outline" hidden={isGuest} aria-hidden="true" />;
  // A guest's, too: the prerendered page does not know who comes.
  if (!user) return outline;
  return (
    <SilentBoundary fallback={outline}>
      <LastOrder isOffered={isOffered} firstName={user.firstName} outline={outline} />
    </SilentBoundary>
  );
});
