import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { useShared } from '../view-model-context';
import { blockNavigation } from './navigation-blocker';

/**
 * While `active`, blocks navigation and sign-out. When it turns false, the blocked navigation continues. The browser
 * asks customers who leave the shop; within the shop, the caller asks while this hook returns a function, which makes
 * the customer stay.
 */
export function useUnsavedChangesPrompt(active: boolean): (() => void) | undefined {
  const session = useShared(SessionViewModel);
  const navigate = useNavigate();
  const [proceed, setProceed] = useState<() => void>();

  useEffect(() => {
    if (!active) return undefined;
    const hold = (leave: () => void) => {
      const goOn = () => {
        setProceed(undefined);
        leave();
      };
      setProceed(() => goOn);
      return true;
    };
    const askOutside = (event: BeforeUnloadEvent) => event.preventDefault();
    const stopHolding = blockNavigation(hold, (path) => void navigate(path));
    const stopAsking = session.askBeforeSignOut(hold);
    addEventListener('beforeunload', askOutside);
    return () => {
      stopHolding();
      stopAsking();
      removeEventListener('beforeunload', askOutside);
    };
  }, [active, navigate, session]);

  useEffect(() => {
    if (!active) proceed?.();
  }, [active, proceed]);

  return active && proceed ? () => setProceed(undefined) : undefined;
}
