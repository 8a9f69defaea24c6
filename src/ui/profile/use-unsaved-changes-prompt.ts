import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { useViewModel } from '../view-model-context';
import { blockNavigation } from './navigation-blocker';

/**
 * While `active`, holds the customer who leaves the page or signs out; once it no longer is, they go on. The browser asks if
 * they leave the shop. Within the shop, the caller asks as long as this hook returns a function; it makes the customer stay.
 */
export function useUnsavedChangesPrompt(active: boolean): (() => void) | undefined {
  const session = useViewModel(SessionViewModel);
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
