import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

interface Leaving {
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * While `active`, whoever is about to leave the page is asked first: by the browser where they leave the shop, else by the
 * caller, who shows the question as long as this returns something.
 */
export function useLeaveGuard(active: boolean): Leaving | undefined {
  const navigate = useNavigate();
  const [goOn, setGoOn] = useState<() => void>();
  const decided = useRef(false);

  useEffect(() => {
    if (!active) return undefined;
    const askInside = (event: NavigateEvent) => {
      const { url, key, sameDocument } = event.destination;
      const { pathname, search, hash } = new URL(url);
      const staysHere = event.hashChange || pathname === location.pathname;
      if (decided.current || !event.cancelable || !sameDocument || staysHere) return;
      event.preventDefault();
      const isBack = event.navigationType === 'traverse';
      setGoOn(() => () => void (isBack ? navigation.traverseTo(key) : navigate(pathname + search + hash)));
    };
    const askOutside = (event: BeforeUnloadEvent) => event.preventDefault();
    navigation.addEventListener('navigate', askInside);
    addEventListener('beforeunload', askOutside);
    return () => {
      navigation.removeEventListener('navigate', askInside);
      removeEventListener('beforeunload', askOutside);
    };
  }, [active, navigate]);

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
