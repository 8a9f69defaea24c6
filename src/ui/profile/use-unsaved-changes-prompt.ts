import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SessionViewModel } from '../../view-models/auth/session.view-model';
import { useViewModel } from '../view-model-context';
import { blockNavigation } from './navigation-blocker';

interface Leaving {
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * While `active`, whoever is about to leave the page or to sign out is asked first: by the browser where they leave the
 * shop, else by the caller, who shows the question as long as this returns something.
 */
export function useUnsavedChangesPrompt(active: boolean): Leaving | undefined {
  const session = useViewModel(SessionViewModel);
  const navigate = useNavigate();
  const [goOn, setGoOn] = useState<() => void>();
  const decided = useRef(false);

  useEffect(() => {
    if (!active) return undefined;
    const hold = (leave: () => void) => {
      if (!decided.current) setGoOn(() => leave);
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

  if (!goOn) return undefined;
  return {
    stay: () => setGoOn(undefined),
    leave: () => {
      decided.current = true;
      setGoOn(undefined);
      goOn();
    },
  };
}
