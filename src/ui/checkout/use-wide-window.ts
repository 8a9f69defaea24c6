import { useSyncExternalStore } from 'react';

export function useWideWindow(): boolean {
  return useSyncExternalStore(subscribeToWidth, isWide);
}

const beside = '(min-width: 64rem)';

function subscribeToWidth(listener: () => void) {
  const query = matchMedia(beside);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function isWide() {
  return matchMedia(beside).matches;
}
