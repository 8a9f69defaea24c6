import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { useViewModel } from '../view-model-context';
import { blockNavigation } from './navigation-blocker';

interface LeavePrompt {
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * While `active`, asks before the customer leaves the page or signs out. The browser asks if they leave the shop. Within the
 * shop, the caller shows the question as long as this hook returns a prompt.
 */
export function useUnsavedChangesPrompt(active: boolean): LeavePrompt | undefined {
  const session = useViewModel(SessionViewModel);
  const navigate = useNavigate();
  const [proceed, setProceed] = useState<() => void>();
  const decided = useRef(false);

  useEffect(() => {
    if (!active) return undefined;
    const hold = (leave: () => void) => {
      if (!decided.current) setProceed(() => leave);
      return !decided.current;
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

  if (!proceed) return undefined;
  return {
    stay: () => setProceed(undefined),
    leave: () => {
      decided.current = true;
      setProceed(undefined);
      proceed();
    },
  };
}
